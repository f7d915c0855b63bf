import {expect, test} from 'vitest';
import {readCurl, type CurlCall} from './curl';
import {commandsIn} from './shellWords';

const read = (text: string): CurlCall => readCurl(commandsIn(text)[0]!);
const words = (text: string): string[][] => commandsIn(text).map((command) => command.map((word) => word.text));

test('quotes and backslashes are read as a shell reads them', () => {
  expect(words(`a 'b  c' "d \\"e\\" $F" g\\ h 'It'\\''s' ''`)).toEqual([['a', 'b  c', 'd "e" $F', 'g h', "It's", '']]);
});

test('a line that ends in a backslash goes on, another one ends the command', () => {
  expect(words('a \\\n  b\nc # no word\n\n# nor this\nd#e')).toEqual([['a', 'b'], ['c'], ['d#e']]);
});

test('each word knows its line', () => {
  const [first, second] = commandsIn("a 'b\nc' \\\n d\ne");
  expect(first!.map(({line}) => line)).toEqual([1, 1, 3]);
  expect(second![0]!.line).toBe(4);
});

test('operators stand apart', () => {
  expect(words('a|b && c>d; e')).toEqual([['a', '|', 'b', '&&', 'c', '>', 'd', ';', 'e']]);
});

test('a quotation that stays open is an error with its line', () => {
  expect(() => commandsIn("a\nb 'c\nd")).toThrow(expect.objectContaining({line: 2}));
});

test('data makes a POST, -G puts it into the query, -X says it all', () => {
  expect(read('curl https://a/b')).toMatchObject({method: 'GET', url: 'https://a/b', data: null});
  expect(read('curl -d a=1 --data-raw b=@2 https://a')).toMatchObject({method: 'POST', data: 'a=1&b=@2'});
  expect(read('curl -G https://a -d a=1 --data-urlencode "b=c d"')).toMatchObject({
    method: 'GET',
    data: null,
    query: ['a=1', 'b=c d'],
  });
  expect(read('curl --request=DELETE --url https://a')).toMatchObject({method: 'DELETE', url: 'https://a'});
  expect(read('curl -XPUT https://a -F file=@a.csv')).toMatchObject({method: 'PUT', parts: ['file=@a.csv']});
});

test('--json says what it sends, and a file is no text', () => {
  expect(read(`curl --json '{"a": 1}' https://a`).headers.get('content-type')).toBe('application/json');
  expect(read('curl --data-binary @dump.ndjson https://a -H "Content-Type: application/x-ndjson"')).toMatchObject({
    method: 'POST',
    data: null,
    file: 'dump.ndjson',
  });
});

test('what follows the call is no part of it, another command is an error', () => {
  expect(read('curl -sSf https://a -o b.csv')).toMatchObject({url: 'https://a', output: 'b.csv'});
  expect(read('curl https://a > b.csv')).toMatchObject({url: 'https://a'});
  expect(() => read('curl https://a | jq .')).toThrow('“|” joins curl with another command');
  expect(() => read('wget https://a')).toThrow('“wget” is no curl command');
  expect(() => read('curl --unknown https://a')).toThrow('--unknown is not known');
});
