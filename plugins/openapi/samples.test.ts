import path from 'node:path';
import {expect, test} from 'vitest';
import {loadDescription} from './load';
import {operationsOf} from './operations';
import {samplesOf} from './samples';

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
