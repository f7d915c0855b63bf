import {readFileSync} from 'node:fs';
import path from 'node:path';
import {MODEL_URL} from '../../config/model';
import {sources} from '../../config/sources';
import {toCsv} from '../../src/components/DataTable/csv';
import {rowsOf, type Published, type PublishedInput, type Value} from '../../src/inputKeys/published';
import type {Script} from '../bundle';
import {readInputKeys} from './read';
import type {Explained} from './explained';

type Bound = number | string | {readonly from: readonly string[]; readonly is?: number};

/** As `npm run facts` writes them (scripts/facts/inputDetails.ts). */
interface Details {
  readonly dataset: string;
  readonly places: Readonly<Record<string, readonly string[]>>;
  readonly inputs: Readonly<
    Record<
      string,
      {
        readonly dutch?: string;
        readonly min?: Bound;
        readonly max?: Bound;
        readonly start?: Bound;
        readonly step?: number;
        readonly sets?: readonly (readonly [attribute: string, ...of: string[]])[];
        readonly readBy?: readonly string[];
        readonly shareGroup?: string;
        readonly couplings?: readonly string[];
        readonly disabledBy?: readonly string[];
        readonly needs?: string;
      }
    >
  >;
}

/** What stands in the place of words that each area has its own of (scripts/facts/inputKeys.ts). */
const BY_AREA = 'words, by area';

/** All inputs in the order of the interface, with what the model's files and the pages of this site say of each. */
export function publishedInputs(root: string, explained: Explained): Published {
  const file = path.join(root, 'content/facts/input-details.json');
  const {dataset, places, inputs} = JSON.parse(readFileSync(file, 'utf8')) as Details;
  return {
    dataset,
    commits: {etsource: sources.etsource.commit, etmodel: sources.etmodel.commit},
    inputs: readInputKeys(root).flatMap(({place, slide, rows}) =>
      rows.map(([key = '', name = '', unit = '', values = '']): PublishedInput => {
        const details = inputs[key];
        if (!details) throw new Error(`${file} has no ${key}: renew both files by npm run facts -- --write`);
        return {
          key,
          ...(name && {name}),
          ...(details.dutch && {name_nl: details.dutch}),
          place,
          ...(slide && {place_nl: places[slide], url: `${MODEL_URL}/scenario/${slide}`}),
          unit,
          ...(unit === 'choice' && values !== BY_AREA && {values: values.split(', ')}),
          ...valueOf('min', details.min),
          ...valueOf('max', details.max),
          ...valueOf('default', details.start),
          step: details.step,
          sets: details.sets?.map(([attribute, ...of]) => ({attribute, of})),
          read_by: details.readBy,
          share_group: details.shareGroup,
          coupling_groups: details.couplings,
          disabled_by_couplings: details.disabledBy,
          needs: details.needs,
          explained: explained.get(key),
        };
      }),
    ),
  };
}

function valueOf(name: 'min' | 'max' | 'default', bound: Bound | undefined): Partial<Record<typeof name, Value>> {
  if (bound === undefined) return {};
  return {[name]: typeof bound === 'object' ? {from: bound.from, is: bound.is ?? null} : bound};
}

/** The two files that readers download, and the list fetches. */
export function filesOf(published: Published): Script[] {
  const {inputs, ...about} = published;
  const head = JSON.stringify(about).slice(0, -1);
  const lines = inputs.map((input) => JSON.stringify(input)).join(',\n');
  return [
    {file: 'input-keys.json', text: `${head},"inputs":[\n${lines}\n]}\n`},
    {file: 'input-keys.csv', text: toCsv(rowsOf(inputs, published.dataset))},
  ];
}
