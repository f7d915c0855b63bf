import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {loadDescription} from '../../../plugins/openapi/load';
import type {Description, RequestBody} from '../../../plugins/openapi/description';
import {judgeOf, REFUSED, tokenWith, type Asked, type Verdict} from './judge';

const description = loadDescription(path.join(__dirname, '../../../openapi'));
const judge = judgeOf(description);

const ask = (
  method: string,
  address: string,
  {headers = {}, body = ''}: {headers?: Asked['headers']; body?: string} = {},
): Promise<Verdict> => judge({method, url: address, headers, body: new TextEncoder().encode(body)});
const json = (value: unknown, headers: Asked['headers'] = {}): {headers: Asked['headers']; body: string} => ({
  headers: {'content-type': 'application/json', ...headers},
  body: JSON.stringify(value),
});
const as = (...scopes: string[]): Asked['headers'] => ({authorization: `Bearer ${tokenWith(scopes)}`});

test('the answer is the example of the same name as the one that was sent, or the first', async () => {
  const sent = await ask('POST', '/api/v3/scenarios', json({scenario: {scenario_id: 2467801}}));
  expect(sent).toMatchObject({operation: 'createScenario', status: 200, media: 'application/json', problem: null});
  expect(JSON.parse(sent.text)).toMatchObject({id: 2467802, template: 2467801});
  const other = await ask('POST', '/api/v3/scenarios', json({scenario: {end_year: 2031}}));
  expect(JSON.parse(other.text)).toMatchObject({id: 2467801, template: null});
});

test('an example that is refused is answered as it would be, and an empty answer is empty', async () => {
  const examples = description.paths['/api/v3/scenarios/{id}/users']!.put!.requestBody as RequestBody;
  const {lastOwner} = examples.content['application/json']!.examples as Readonly<Record<string, {value: unknown}>>;
  const address = '/api/v3/scenarios/2467801/users';
  const refused = await ask('PUT', address, json(lastOwner!.value, as('scenarios:delete')));
  expect(refused).toMatchObject({status: 422, problem: null});
  const curve = '/api/v3/scenarios/2467801/custom_curves/weather/air_temperature';
  const removed = await ask('DELETE', curve, {headers: as('scenarios:write')});
  expect(removed).toMatchObject({status: 204, text: '', problem: null});
});

describe('paths', () => {
  test('a key may hold slashes, as they are or encoded, and end in .csv', async () => {
    for (const [address, operation] of [
      ['custom_curves/weather/solar_pv_on_land', 'showCustomCurve'],
      ['custom_curves/weather%2Fsolar_pv_on_land', 'showCustomCurve'],
      ['custom_curves/weather/solar_pv_on_land.csv', 'showCustomCurveValues'],
      ['curves/electricity_price.csv', 'downloadElectricityPriceCsv'],
      ['curves/electricity_price.json', 'downloadElectricityPriceJson'],
    ]) {
      expect(await ask('GET', `/api/v3/scenarios/2467801/${address}`)).toMatchObject({operation, problem: null});
    }
  });

  test('a literal path counts more than one with a parameter', async () => {
    expect(await ask('GET', '/api/v3/inputs/list?scenario_id=1')).toMatchObject({operation: 'listInputKeys'});
  });

  test.each([
    ['GET', '/api/v3/scenario/2467801', 'the description has no GET /api/v3/scenario/2467801'],
    ['GET', '/scenarios/2467801', 'the description has no'],
    ['POST', '/api/v3/areas', 'this path takes GET'],
    ['GET', '/api/v3/scenarios/{id}', 'id in the path: the whole must be integer'],
    ['GET', '/api/v3/scenarios/2467801/custom_curves/weather/rain', 'key in the path'],
    ['GET', '/api/v3/scenarios/2467801/energy_flow.json', 'the description has no'],
  ])('%s %s is refused', async (method, address, reason) => {
    const {status, text, problem} = await ask(method, address);
    expect(status).toBe(REFUSED);
    expect(problem).toContain(reason);
    expect(text).toBe(problem);
  });
});

describe('queries', () => {
  test('text is read as its schema means it', async () => {
    for (const address of [
      '/api/v3/areas?detailed=false',
      '/api/v3/scenarios/2467801/inputs?defaults=original&include_extras=true',
      '/api/v3/gqueries?labels[]=co2_sheet&labels%5B%5D=indicators',
      '/api/v3/scenarios/versions?scenarios[]=2467801&scenarios[]=2467802',
    ]) {
      expect((await ask('GET', address)).problem).toBeNull();
    }
  });

  test.each([
    ['/api/v3/areas?detailed=perhaps', 'detailed in the query'],
    ['/api/v3/areas?details=false', 'no query parameter details'],
    ['/api/v3/scenarios/2467801/inputs?defaults=own', 'defaults in the query'],
    ['/api/v3/inputs/list', 'scenario_id is missing'],
    ['/api/v3/scenarios/versions?scenarios[]=all', 'scenarios[] in the query'],
  ])('%s is refused', async (address, reason) => {
    expect((await ask('GET', address)).problem).toContain(reason);
  });
});

describe('tokens', () => {
  test.each([
    ['GET', '/api/v3/collections', {}, 'needs a token'],
    ['GET', '/api/v3/collections', as('openid', 'public'), 'lacks scenarios:read'],
    ['DELETE', '/api/v3/scenarios/2467801', as('scenarios:read', 'scenarios:write'), 'lacks scenarios:delete'],
    ['GET', '/api/v3/scenarios/2467801', {authorization: 'etm_scenarios:read'}, 'is not “Bearer” with a token'],
    ['GET', '/api/v3/scenarios/2467801', {authorization: 'Bearer $ETM_API_TOKEN'}, 'is not “Bearer” with a token'],
  ])('%s %s with %o is refused', async (method, address, headers, reason) => {
    expect((await ask(method, address, {headers})).problem).toContain(reason);
  });

  test('one with the scope is taken, and none where it goes without', async () => {
    for (const headers of [{}, as('scenarios:read')]) {
      expect((await ask('GET', '/api/v3/scenarios/2467801', {headers})).problem).toBeNull();
    }
    expect((await ask('GET', '/api/v3/collections', {headers: as('scenarios:read')})).problem).toBeNull();
  });
});

describe('bodies', () => {
  const token = as('scenarios:write');
  const form = (lines: readonly string[]): {headers: Asked['headers']; body: string} => ({
    headers: {'content-type': 'multipart/form-data; boundary=b', ...token},
    body: `--b\r\nContent-Disposition: form-data; ${lines.join('\r\n')}\r\n--b--\r\n`,
  });
  const curve = '/api/v3/scenarios/2467801/custom_curves/interconnector_1_price';

  test('a file is one, and is named in the example', async () => {
    const verdict = await ask('PUT', curve, form(['name="file"; filename="prices.csv"', '', '20.0']));
    expect(verdict).toMatchObject({problem: null, status: 200});
    expect(JSON.parse(verdict.text)).toMatchObject({name: 'prices'});
  });

  test('a form is read as its schema means it', async () => {
    const address = '/api/v3/scenarios/2467801/forecast_storage_order';
    const headers = {'content-type': 'application/x-www-form-urlencoded', ...token};
    const key = 'households_flexibility_p2p_electricity';
    expect((await ask('PUT', address, {headers, body: `order[]=${key}`})).problem).toBeNull();
    expect((await ask('PUT', address, {headers, body: `orders[]=${key}`})).problem).toContain('no key of the schema');
  });

  test.each([
    ['POST', '/api/v3/scenarios', json({scenario: {area: 'nl2023'}}), '/scenario/area is no key of the schema'],
    ['POST', '/api/v3/collections', json({saved_scenario_ids: [1]}, token), 'required property'],
    ['POST', '/api/v3/collections', {headers: token}, 'it needs a body'],
    ['GET', '/api/v3/scenarios/2467801', json({}), 'it takes no body'],
    ['POST', '/api/v3/scenarios', {body: '{"scenario": {}}'}, 'the body is none, not application/json'],
    ['POST', '/api/v3/scenarios', {...json(null), body: '{"scenario": {}'}, 'the body is no JSON'],
    ['PUT', curve, form(['name="file"', '', '20.0']), '/file is text, but has to be a file'],
    ['PUT', curve, form(['name="file"; filename="a.csv"', '', '']), '/file is an empty file'],
    ['PUT', curve, form(['name="curve"; filename="a.csv"', '', '20.0']), '/curve is a file'],
  ])('%s %s is refused', async (method, address, request, reason) => {
    const {status, problem} = await ask(method, address, request);
    expect(problem).toContain(reason);
    expect(status).toBe(REFUSED);
  });
});

test('an hourly table has every hour, though its example shows the head only', async () => {
  const {text} = await ask('GET', '/api/v3/scenarios/2467801/curves/electricity_profiles');
  const [head, ...hours] = text.trimEnd().split('\n');
  expect(head).not.toContain('…');
  expect(hours).toHaveLength(8760);
  expect(hours.at(-1)).toMatch(/^2050-12-31 23:00,/);
});

test('a success without an example is told of', async () => {
  const bare = {
    ...description,
    paths: {'/api/v3/x': {get: {operationId: 'x', responses: {200: {description: '', content: {'text/csv': {}}}}}}},
  } satisfies Description;
  const verdict = await judgeOf(bare)({method: 'GET', url: '/api/v3/x', headers: {}, body: new Uint8Array()});
  expect(verdict.problem).toContain('no success has an example');
});
