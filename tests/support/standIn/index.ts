import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Description} from '../../../plugins/openapi/description';
import {judgeOf, type Verdict} from './judge';

/** Where the described API answers: the engine, and MyETM for tokens. */
const HOSTS = /https:\/\/(?:engine\.energytransitionmodel\.com|my\.energytransitionmodel\.com(?=\/oauth\/))/g;

export interface StandIn {
  readonly origin: string;
  /** What it was asked so far, in order. */
  readonly verdicts: readonly Verdict[];
  /** Why it refused what it refused. */
  readonly problems: readonly string[];
  /** A text (a script, an address) with its address in the place of the model's. */
  inPlaceOfModel(text: string): string;
  close(): Promise<void>;
}

/**
 * Stands in for the model's API: holds every request to the description and answers from its examples. What the
 * description does not allow gets 599 with the reason.
 */
export async function startStandIn(description: Description): Promise<StandIn> {
  const judge = judgeOf(description);
  const verdicts: Verdict[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const {method = 'GET', url = '/', headers} = request;
      const flat = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]),
      );
      const verdict = await judge({method, url, headers: flat, body: await bodyOf(request)});
      verdicts.push(verdict);
      response.writeHead(verdict.status, verdict.media ? {'content-type': verdict.media} : {}).end(verdict.text);
    })().catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    verdicts,
    get problems() {
      return verdicts.flatMap(({problem}) => problem ?? []);
    },
    inPlaceOfModel: (text) => text.replace(HOSTS, origin),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new Uint8Array(Buffer.concat(parts));
}
