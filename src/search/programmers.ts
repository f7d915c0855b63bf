import {stem} from './stem';
import {tokensOf, type Token} from './tokens';

/** Words of those who write programs, or work on the model's; words of the interface are none, such as "error" or "upload". */
const words = `
  api backend bearer boolean bug client code commit controller cors csv curl debug developer docker endpoint esdl field
  function gem git github gquery header host html http https id identifier json library method notebook null package pandas
  parameter parse pip post program programming pull pyetm python query rails regex repo repository request response rest ruby
  runtime schema script sdk server source status string test token typescript javascript url webhook yaml xml`;

const all: ReadonlySet<string> = new Set(words.trim().split(/\s+/).map(stem));

/** Whether a query speaks of programs: by a key or path, a method, a status, or one of their words. */
export function isForProgrammers(query: string): boolean {
  return tokensOf(query).some(
    (token) => isName(token) || isMethod(token) || isStatus(token) || all.has(stem(token.word)),
  );
}

/** Keys, paths and codes such as nl2019; `heat-pump`, `2030-2050` and `CO2` are none. */
function isName({isName, word}: Token): boolean {
  return /\p{L}/u.test(word) && (isName || /\d{3}/.test(word));
}

function isMethod({word, isCapital}: Token): boolean {
  return isCapital && /^(?:get|put|post|patch|delete)$/.test(word);
}

function isStatus({word}: Token): boolean {
  return /^[245]\d\d$/.test(word);
}
