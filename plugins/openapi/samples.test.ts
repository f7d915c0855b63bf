import path from 'node:path';
import {expect, test} from 'vitest';
import {loadDescription} from './load';
import {operationsOf} from './operations';
import {samplesOf} from './samples';
import {javascript} from './samples/javascript';
import {literal} from './samples/literal';
import {python} from './samples/python';
import {ruby} from './samples/ruby';

const operations = operationsOf(loadDescription(path.join(__dirname, 'fixtures/good/openapi')));
const sample = (id: string, language: string): string =>
  samplesOf(operations.get(id)!).find((each) => each.id === language)!.code;

test('curl sends the first example as JSON, and no token where it goes without one', () => {
  expect(sample('updateScenario', 'curl')).toBe(
    `curl -X PUT https://engine.energytransitionmodel.com/api/v3/scenarios/2467801 \\
  -H 'Content-Type: application/json' \\
  -d '{
    "scenario": {"user_values": {"households_number_of_inhabitants": 18.5}},
    "gqueries": ["co2_sheet_inhabitants"],
    "reset": true
  }'`,
  );
});

test('a call that needs a token takes it from the environment', () => {
  expect(sample('deleteScenario', 'curl')).toContain('-H "Authorization: Bearer $ETM_API_TOKEN"');
  expect(sample('deleteScenario', 'python')).toContain(`f"Bearer {os.environ['ETM_API_TOKEN']}"`);
});

test('a query holds the parameters for which the description has an example', () => {
  expect(sample('listScenarios', 'curl')).toContain(`curl -g '`);
  expect(sample('listScenarios', 'curl')).toContain('/scenarios?limit=10&labels[]=a%20b&labels[]=c');
  expect(sample('listScenarios', 'python')).toContain('params={"limit": 10, "labels[]": ["a b", "c"]},');
});

test('a key with slashes stands in the path as it is', () => {
  for (const {code} of samplesOf(operations.get('showCurve')!))
    expect(code).toContain('/curves/interconnector/1/price');
});

test('files go as parts of a form', () => {
  expect(sample('uploadCurve', 'curl')).toMatch(/-F file=@price\.csv \\\n {2}-F 'name=It'\\''s mine'$/);
  expect(sample('uploadCurve', 'python')).toContain('files={"file": open("price.csv", "rb")},');
});

test('only operations that PyETM has show it', () => {
  expect(samplesOf(operations.get('updateScenario')!).map(({id}) => id)).toContain('pyetm');
  expect(samplesOf(operations.get('deleteScenario')!).map(({id}) => id)).not.toContain('pyetm');
});

test('JavaScript and Ruby make the same call', () => {
  expect(sample('updateScenario', 'javascript')).toBe(
    `const response = await fetch('https://engine.energytransitionmodel.com/api/v3/scenarios/2467801', {
  method: 'PUT',
  headers: {'Content-Type': 'application/json'},
  body: JSON.stringify({
    scenario: {user_values: {households_number_of_inhabitants: 18.5}},
    gqueries: ['co2_sheet_inhabitants'],
    reset: true,
  }),
});
if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`);
console.log(await response.json());`,
  );
  expect(sample('uploadCurve', 'ruby')).toBe(
    `require "net/http"

uri = URI("https://engine.energytransitionmodel.com/api/v3/scenarios/2467801/curves/interconnector/1/price")
request = Net::HTTP::Put.new(uri)
request["Authorization"] = "Bearer #{ENV.fetch("ETM_API_TOKEN")}"
request.set_form([["file", File.open("price.csv")], ["name", "It's mine"]], "multipart/form-data")

response = Net::HTTP.start(uri.host, uri.port, use_ssl: true) { |http| http.request(request) }
response.value # raises an error unless the call succeeded`,
  );
});

test('a query is encoded where the language does not do it', () => {
  expect(sample('listScenarios', 'ruby')).toContain('?limit=10&labels%5B%5D=a%20b&labels%5B%5D=c"');
});

test('values are written as each language writes them', () => {
  const value = {a: true, 'b-c': [null, '#{x}', 'it\'s "so"'], d: {}};
  expect(literal(value, python)).toBe(`{"a": True, "b-c": [None, "#{x}", "it's \\"so\\""], "d": {}}`);
  expect(literal(value, javascript)).toBe(`{a: true, 'b-c': [null, '#{x}', 'it\\'s "so"'], d: {}}`);
  expect(literal(value, ruby)).toBe(`{ a: true, "b-c": [nil, "\\#{x}", "it's \\"so\\""], d: {} }`);
});
