/** What a reader asks for: words in any order, and a sector or a unit of the lists; '' where any will do. */
export interface Asked {
  readonly words: readonly string[]; // folded
  readonly sector: string;
  readonly unit: string;
}

/** What of a row can be asked for. */
export interface Findable {
  readonly sector: string;
  readonly unit: string;
  readonly text: string; // key, slider, unit, values and place, folded
}

/** Whether a row is what a reader asks for. Its Dutch names are folded, too; '' until they are there. */
export function isFound({sector, unit, text}: Findable, asked: Asked, dutch = ''): boolean {
  return (
    (!asked.sector || sector === asked.sector) &&
    (!asked.unit || unit === asked.unit) &&
    asked.words.every((word) => text.includes(word) || dutch.includes(word))
  );
}

/** What came of it, in words; '' if nothing was asked. */
export function outcomeOf(found: number, all: number, typed: string, sector: string, unit: string): string {
  const asked = [typed && `with “${typed}”`, sector && `in ${sector}`, unit && `in the unit ${unit}`];
  const words = asked.filter(Boolean).join(' ');
  if (!words) return '';
  if (found) return `${inWords(found)} of ${all.toLocaleString('en')} ${words}`;
  return `No input ${words}. Try ${sector || unit ? 'fewer words, or another sector or unit' : 'fewer words'}.`;
}

/** `1 input`, `1,430 inputs`. */
export function inWords(number: number): string {
  return number === 1 ? '1 input' : `${number.toLocaleString('en')} inputs`;
}
