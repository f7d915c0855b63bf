/**
 * Puts the reader's host and scenario into the code of a page: the build has marked both wherever they stand. Opens or closes
 * all operations at once. Fetched by src/deferred/ofPage.ts on pages with samples, and run once for each; what React prints
 * there, it prints from a text, and never again. A token is neither asked for nor kept.
 */
import {read, write} from '../early/storage';

const KEY = 'etm.samples';

const settings = document.querySelector('[data-samples]');
const host = settings?.querySelector('select');
const scenario = settings?.querySelector('input');

if (host && scenario) {
  const [kept = '', number = ''] = (read(KEY) ?? '').split(' ');
  // A version that the list no longer has leaves the first one.
  if ([...host.options].some(({value}) => value === kept)) host.value = kept;
  if (/^\d+$/.test(number)) scenario.value = number;
  show(host, scenario);
  // As properties: the script may run again for the same page, and says the same then.
  host.onchange = scenario.oninput = () => {
    show(host, scenario);
    write(KEY, `${host.value} ${numberIn(scenario)}`);
  };
  const all = settings!.querySelector('button')!;
  all.onclick = () => {
    all.ariaPressed = String(all.ariaPressed !== 'true');
    for (const one of document.querySelectorAll<HTMLDetailsElement>('[data-operation]')) {
      one.open = all.ariaPressed === 'true';
    }
  };
}

function show(engine: HTMLSelectElement, field: HTMLInputElement): void {
  put('host', engine.value);
  put('my-etm', engine.selectedOptions[0]!.dataset.myEtm!);
  put('scenario', numberIn(field) || field.placeholder);
}

/** The number that was typed; '' for anything else. */
function numberIn({value}: HTMLInputElement): string {
  return /^\s*\d+\s*$/.test(value) ? value.trim() : '';
}

function put(what: string, text: string): void {
  for (const mark of document.querySelectorAll(`code .${what}`)) mark.textContent = text;
}
