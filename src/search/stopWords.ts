import type {Token} from './tokens';

/** Words that say nothing of what is looked for, English and Dutch, folded. */
const words = `
  a about after all also am an and any are as at be because been being both but by can could did do does doing done
  each etc ever for from get gets getting give gives giving had happen happens happened has have having how i if in into is it its itself just let like may me
  might more most much must my no nor not of off on once only or other our out over own per please same shall she he
  should so some such than that the their them then there these they this those through to too under until up us used
  uses using very via want was we were what when where which while who whom whose why will with within without would
  yes yet you your im dont doesnt isnt cant
  aan als bij dan dat de deze die dit een en er geen heb heeft het hij hoe ik in is kan kun je jullie maar me meer met
  mij mijn moet na naar niet of om onder ons onze ook op over te tot u uit van veel voor waar waarom was wat wel welke
  we wij wil worden wordt ze zich zij zijn zo zonder`;

/** What is done with anything, or asked of it: such words say little beside others, but may be part of a name, as in start year. */
const slight = `
  explain explained find finding finds keep keeping keeps know look looking looks make makes making
  mean means need needed needs put say says see show shows start starts take taken takes tell want wanted wants work working works
  doen doet gedaan gemaakt krijgen krijgt maak maakt maken moeten nodig vinden werken werkt`;

const slightOnes: ReadonlySet<string> = new Set(slight.trim().split(/\s+/));

/** Whether a word says little beside others. */
export function isSlight(word: string): boolean {
  return slightOnes.has(word);
}

const all: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

/** The parts of a compound that say something: of `end_of_life` not the `of`. */
export function tellingParts(parts: readonly string[]): readonly string[] {
  return parts.filter((part) => !all.has(part));
}

/** Whether a word says nothing of what is looked for; in capitals, as in GET or OR, it does. */
export function isStopWord({word, isCapital}: Pick<Token, 'word' | 'isCapital'>): boolean {
  return !isCapital && all.has(word);
}
