import {readFileSync} from 'node:fs';
import {readDutch, readEtModel} from './clones';
import {NODES, readDocuments, readInputs, type AdDocument} from './documents';
import {filesIn, keyOf} from './files';
import {readsOf, targetsOf, type IsNode, type Target} from './inputTargets';
import {readCalculator, type Calculator} from './inputValues';

const MOLECULES = 'graphs/molecules/nodes';

/** The dataset whose values are shown where a query makes them. */
export const DATASET = 'nl2023';

/** A number or word that the file gives; or what a query reads to make one, and what it makes for the dataset where we can tell. */
export type Bound = number | string | {readonly from: readonly string[]; readonly is?: number};

/** What the list of inputs tells of each beside its row. What an input does not have is left out. */
export interface InputDetails {
  readonly dutch?: string; // title of its slider
  readonly min?: Bound;
  readonly max?: Bound;
  readonly start?: Bound;
  readonly step?: number;
  readonly sets?: readonly Target[];
  readonly readBy?: readonly string[]; // of an input that sets nothing: what asks for its value
  readonly shareGroup?: string; // whose inputs make 100 % together
  readonly couplings?: readonly string[]; // that it belongs to
  readonly disabledBy?: readonly string[]; // couplings that take its place
  readonly needs?: string; // what an area must have: has_mountains
}

/** How many values the files give, we calculate, and only the engine can. */
export type Count = Readonly<Record<'given' | 'calculated' | 'left', number>>;

export interface Details {
  readonly dataset: string;
  readonly places: Readonly<Record<string, readonly string[]>>; // in Dutch, by the address of the slide
  readonly inputs: Readonly<Record<string, InputDetails>>;
}

/** Reads the details of all inputs, by key. */
export function inputDetails(etsource: string, etmodel: string, dataset = DATASET): Details {
  const {titles, places} = readDutch(etmodel);
  const sliders = readEtModel(etmodel);
  const calculate = readCalculator(etsource, dataset);
  const askers = askersIn(etsource);
  const isNode = readIsNode(etsource);
  const inputs = [...readInputs(etsource)].map(([key, input]): [string, InputDetails] => {
    const sets = targetsOf(input.text('query') ?? '', isNode);
    return [
      key,
      present({
        dutch: sliders.has(key) ? titles.get(key) : undefined,
        ...boundsOf(input, calculate, isNode),
        step: input.number('step_value'),
        sets,
        readBy: sets.length ? [] : askers(key),
        shareGroup: input.text('share_group'),
        couplings: input.list('coupling_groups'),
        disabledBy: input.list('disabled_by_couplings'),
        needs: input.text('dependent_on'),
      }),
    ];
  });
  const shown = [...sliders.values()].flatMap(({slide}) => slide ?? []);
  return {
    dataset,
    places: Object.fromEntries([...places].filter(([address]) => shown.includes(address))),
    inputs: Object.fromEntries(inputs.sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** Of each value of all inputs: how many are given, calculated, and left to the engine. */
export function countsOf({inputs}: Details): Readonly<Record<'min' | 'max' | 'start', Count>> {
  const count = (name: 'min' | 'max' | 'start'): Count => {
    const bounds = Object.values(inputs).flatMap((input) => input[name] ?? []);
    const made = bounds.filter((bound) => typeof bound === 'object');
    const calculated = made.filter(({is}) => is !== undefined).length;
    return {given: bounds.length - made.length, calculated, left: made.length - calculated};
  };
  return {min: count('min'), max: count('max'), start: count('start')};
}

/** Without bounds the engine takes 0 (etengine: app/models/input.rb); of an input that takes words they are no bounds. */
function boundsOf(
  input: AdDocument,
  calculate: Calculator,
  isNode: IsNode,
): Pick<InputDetails, 'min' | 'max' | 'start'> {
  const bound = (name: string): Bound | undefined => {
    const query = input.text(`${name}_value_gql`);
    if (!query) return input.number(`${name}_value`);
    const value = calculate(query);
    const from = readsOf(query, isNode);
    if (value === undefined || from.length) return {from, ...(value !== undefined && {is: rounded(value)})};
    return rounded(value); // a query that holds a number only
  };
  if (input.text('unit') === 'enum') {
    const start = input.text('start_value') ?? /^present:"(\w+)"$/.exec(input.text('start_value_gql') ?? '')?.[1];
    return {start};
  }
  return {min: bound('min') ?? 0, max: bound('max') ?? 0, start: bound('start')};
}

/** Nine digits are more than any file gives, and fewer than a division of fractions makes up. */
function rounded(value: number): number {
  return Number(value.toPrecision(9));
}

/** Nodes of the energy graph, and of the one of molecules. */
function readIsNode(etsource: string): IsNode {
  const molecules = filesIn(etsource, MOLECULES, '.ad', true).map(keyOf);
  const keys = new Set([...readDocuments(etsource, NODES).map(({key}) => key), ...molecules]);
  return (key) => keys.has(key);
}

/** Says which queries, and which queries of inputs, name an input. */
function askersIn(etsource: string): (key: string) => string[] {
  const texts = [
    ...filesIn(etsource, 'inputs', '.ad').map((file) => ['input', file] as const),
    ...filesIn(etsource, 'gqueries', '.gql').map((file) => ['query', file] as const),
  ].map(([kind, file]) => ({name: `${kind} ${keyOf(file)}`, key: keyOf(file), text: readFileSync(file, 'utf8')}));
  return (key) => {
    const word = new RegExp(`\\b${key}\\b`);
    return texts.filter((asker) => asker.key !== key && word.test(asker.text)).map(({name}) => name);
  };
}

/** An object without what is undefined or empty. */
function present(details: InputDetails): InputDetails {
  return Object.fromEntries(
    Object.entries(details).filter(([, value]) => value !== undefined && !(Array.isArray(value) && !value.length)),
  );
}
