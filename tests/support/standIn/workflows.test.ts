import {expect, test} from 'vitest';
import {readDocument} from '../../../plugins/content-rules/document';
import {filesSentBy, numbersIn, packagesIn, workflowsIn} from './workflows';

const page = (text: string): ReturnType<typeof workflowsIn> => workflowsIn(readDocument('api/x.mdx', text));

test('what stands in a section belongs together, in its order', () => {
  const [first, second, ...rest] = page(
    [
      '## One {/* #one */}',
      'It takes `scenarios:write`.',
      '1. Do\n\n   ```bash\n   curl https://a\n   ```',
      '### Half',
      '```python title="a.py"\nimport requests\n```',
      '```json\n{}\n```',
      '<Endpoint id="listAreas" />',
      '```bash\ncurl https://b\n```',
      '## None',
      '```python\nfrom pyetm import Session\n```',
    ].join('\n\n'),
  );
  expect(first).toMatchObject({anchor: 'one', scopes: ['openid', 'public', 'scenarios:read', 'scenarios:write']});
  expect(first!.steps.map(({title, code}) => [title, code])).toEqual([
    [null, 'curl https://a'],
    ['a.py', 'import requests'],
  ]);
  expect(second).toMatchObject({anchor: 'list-areas', scopes: [], steps: [{line: 23}]});
  expect(rest).toEqual([]);
});

test('packages, files and numbers are found', () => {
  expect(packagesIn('import csv\nimport matplotlib.pyplot as plt\nfrom requests import get\n')).toEqual([
    'matplotlib.pyplot',
    'requests',
  ]);
  expect(filesSentBy("curl -F 'file=@a.csv' --data-binary @b.json")).toEqual(['a.csv', 'b.json']);
  expect(numbersIn("curl https://a/scenarios/24/users\ncurl 'https://a/scenarios/24,25?limit=10'")).toEqual([
    '24',
    '24',
    '25',
  ]);
});
