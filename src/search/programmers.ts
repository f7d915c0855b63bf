import {stem} from './stem';
import {tokensOf, type Token} from './tokens';

/** Words of those who write programs, or work on the model's; words of the interface are none, such as "error" or "upload". */
const words = `
  api backend bearer boolean branch bug cache client clone code commit compile compose console container contribute contributor
  controller cors csv curl database debug deploy dependency developer docker edge endpoint esdl exception field fork function
  gem git github gquery header host html http https id identifier implement initialise initialiser initializer install json
  library locale localhost lookup markdown merge method migrate migration nil node notebook null package pandas parameter
  parse pip post program programming pull pyetm python query rails rake recursion recursive refactor regex rename repo
  repository request response rest rspec ruby runtime schema script sdk seed server source spec status string
  syntax terminal test token translate translation typescript javascript undefined uninitialized url validate validation
  variable webhook write yaml yml xml`;

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
