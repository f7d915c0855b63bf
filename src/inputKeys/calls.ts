import type {PublishedInput} from './published';

/** The engine and the scenario that samples name: those of the reader, or those of the documentation. */
export interface Target {
  readonly host: string;
  readonly scenario: string;
}

/** A call by curl that sets an input. */
export function curlOf(input: PublishedInput, target: Target): string {
  return [
    `curl -X PUT ${addressOf(target)}`,
    `-H 'Content-Type: application/json'`,
    `-d '{"scenario": {"user_values": {"${input.key}": ${exampleOf(input)}}}}'`,
  ].join(' \\\n  ');
}

/** The same call in Python. */
export function pythonOf(input: PublishedInput, target: Target): string {
  return `import requests

response = requests.put(
    "${addressOf(target)}",
    json={"scenario": {"user_values": {"${input.key}": ${exampleOf(input)}}}},
)
response.raise_for_status()
print(response.json())`;
}

function addressOf({host, scenario}: Target): string {
  return `https://${host}/api/v3/scenarios/${scenario}`;
}

/** A value that the input may have, as JSON and Python write it: its default, or its smallest where we cannot tell that. */
function exampleOf({values, min, default: start}: PublishedInput): string {
  const known = [start, values?.[0], min].map((value) => (typeof value === 'object' ? value.is : value));
  return JSON.stringify(known.find((value) => value !== undefined && value !== null) ?? 0);
}
