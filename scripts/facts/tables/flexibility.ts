import {Mistake} from '../blocks';
import {NODES, readDocuments, type AdDocument} from '../documents';
import {refuseUnlike} from '../words';
import {grouped, oneOf, tableOf, type Sources, type Table} from './form';
import {asKey, NONE} from './table';

/** Where a node takes part in the balance of a carrier. */
const CARRIERS: Readonly<Record<string, {readonly name: string; readonly places: readonly string[]}>> = {
  electricity: {name: 'Electricity', places: ['merit_order']},
  gas: {name: 'Network gas', places: ['network_gas']},
  hydrogen: {name: 'Hydrogen', places: ['hydrogen']},
  heat: {name: 'District heating', places: ['heat_network_ht', 'heat_network_mt', 'heat_network_lt']},
};

type Role = 'Inflexible supply' | 'Flexible supply' | 'Inflexible demand' | 'Flexible demand';

const ORDER: readonly Role[] = ['Inflexible supply', 'Flexible supply', 'Inflexible demand', 'Flexible demand'];
const FLEXIBLE: readonly Role[] = ['Flexible supply', 'Flexible demand'];
const INFLEXIBLE: readonly Role[] = ['Inflexible supply', 'Inflexible demand'];

/** On which sides something takes part, in which class, and what decides its hours: its `profile`, the `market` of the carrier, or a key of the words for hours; as demand perhaps another. */
type Kind = readonly [roles: readonly Role[], kind: string, by: string, asDemand?: string];

/** By type and subtype; a type with `*` stands for the subtypes that aren't named. */
const KINDS: Readonly<Record<string, Kind>> = {
  'consumer subordinate': [['Inflexible demand'], 'subordinate', 'subordinate'],
  'consumer consumption_loss': [['Inflexible demand'], 'loss', 'consumption_loss'],
  'consumer electricity_loss': [['Inflexible demand'], 'loss', 'profile'],
  'consumer *': [['Inflexible demand'], 'fixed', 'profile'],
  'producer must_run': [['Inflexible supply'], 'must-run', 'profile'],
  'producer volatile': [['Inflexible supply'], 'volatile', 'profile'],
  'producer hybrid_offshore': [['Inflexible supply'], 'volatile', 'profile'],
  'producer always_on_battery_park': [['Inflexible supply'], 'volatile', 'profile'],
  'producer dispatchable': [['Flexible supply'], 'dispatchable', 'market'],
  'producer import': [['Flexible supply'], 'import', 'market'],
  'producer backup': [['Flexible supply'], 'backup', 'backup'],
  'flex storage': [FLEXIBLE, 'storage', 'market'],
  // It takes every surplus, without limit; only for what it gives has it a place in the order (etengine: merit_facade/heat_storage_adapter).
  'flex heat_storage': [FLEXIBLE, 'storage', 'market', 'storage of heat, as demand'],
  'flex load_shifting': [FLEXIBLE, 'load shifting', 'market'],
  'flex transformation': [INFLEXIBLE, 'fixed', 'profile'],
  'flex export': [['Flexible demand'], 'export', 'market'],
  'flex satisfied_demand': [['Flexible demand'], 'conversion', 'satisfied_demand'],
  'flex temperature_based_p2h': [['Flexible demand'], 'conversion', 'temperature_based_p2h'],
  'flex *': [['Flexible demand'], 'conversion', 'market'],
};

/** Gas is summed up afterwards: its types have no subtypes. */
const KINDS_OF_GAS: Readonly<Record<string, Kind>> = {
  consumer: [['Inflexible demand'], 'fixed', 'profile'],
  export: [['Inflexible demand'], 'import/export', 'profile'],
  producer: [['Inflexible supply'], 'fixed', 'profile'],
  import: [['Inflexible supply'], 'import/export', 'profile'],
  transformation: [INFLEXIBLE, 'fixed', 'profile'],
  storage: [FLEXIBLE, 'storage', 'storage of gas'],
};

/** What takes all that is left has a name of its own for each carrier. */
const CURTAILMENT: Readonly<Record<string, string>> = {electricity: 'curtailment', hydrogen: 'backup', heat: 'unused'};

/** What decides hours and is no profile. */
const DECIDERS = new Set([
  ...[...Object.values(KINDS), ...Object.values(KINDS_OF_GAS)].flatMap(([, , by, asDemand]) => [by, asDemand ?? by]),
  ...['curtailment', 'electricity', 'other carriers'],
]);

interface Participation {
  readonly carrier: string;
  readonly node: string;
  readonly what: string; // its name
  readonly place: string;
  readonly role: Role;
  readonly kind: string;
  readonly by: string | null; // what decides its hours: a key of the words for hours, `profile: …`, or null if nothing is named
}

/** What is flexible for a carrier and what is not. What goes by one name shares a row. */
const rolesFor = (carrier: string, {name, places}: (typeof CARRIERS)[string]): Table =>
  tableOf({
    title: `${name}: what is flexible and what is not`,
    id: `roles-${carrier}`,
    rows: (sources) => {
      const hours = sources.words('flexibility-hours');
      const all = participations(sources);
      const deciders = all.flatMap(({by}) => by ?? []);
      refuseUnlike(hours, [...new Set(deciders.filter((by) => !keyOfProfile(by)))], deciders);
      const inHours = (by: string | null): string =>
        by === null ? NONE : (hours.said.get(by) ?? asKey(keyOfProfile(by)!));
      const own = all.filter((one) => one.carrier === carrier);
      return grouped(own, ({role, what, kind}) => [role, what, kind].join('\n'))
        .map((those) => ({
          ...those[0]!,
          hours: [...new Set(those.map(({by}) => inHours(by)))].join(', '),
          networks: places
            .filter((place) => those.some((one) => one.place === place))
            .map(networkOf)
            .join(', '),
        }))
        .toSorted(
          (one, other) =>
            ORDER.indexOf(one.role) - ORDER.indexOf(other.role) ||
            one.kind.localeCompare(other.kind, 'en') ||
            one.what.localeCompare(other.what, 'en'),
        );
    },
    columns: {
      ...{'Supply or demand': 'what', Role: 'role', Class: 'kind', 'Hours follow': 'hours'},
      ...(places.length > 1 && {Networks: 'networks'}),
    } as const,
  });

export const flexibility = oneOf(
  Object.fromEntries(Object.entries(CARRIERS).map(([carrier, said]) => [carrier, rolesFor(carrier, said)])),
);

/** What is flexible for one carrier and inflexible for another; by the first carrier for which it is flexible. */
export const flexibilityConversion = tableOf({
  title: 'Flexible for one carrier, inflexible for another',
  id: 'conversion-roles',
  rows: (sources) =>
    grouped(participations(sources), ({what}) => what)
      .map((those) => {
        const rolesOf = (carrier: string): Role[] =>
          those.flatMap((one) => (one.carrier === carrier ? [one.role] : []));
        return {what: those[0]!.what, sides: Object.keys(CARRIERS).map(rolesOf)};
      })
      .map((row) => ({...row, flexible: row.sides.findIndex((roles) => roles.some(isFlexible))}))
      .filter(
        ({sides, flexible}) =>
          flexible >= 0 &&
          sides.some((roles) => roles.some((role) => !isFlexible(role))) &&
          sides.filter((roles) => roles.length).length > 1,
      )
      .toSorted((one, other) => one.flexible - other.flexible || one.what.localeCompare(other.what, 'en')),
  columns: {
    Technology: 'what',
    ...Object.fromEntries(
      Object.values(CARRIERS).map(({name}, place) => [
        name,
        ({sides}: {readonly sides: readonly (readonly Role[])[]}) =>
          [...new Set(sides[place]!.map((role) => role.toLowerCase()))].toSorted().join(', ') || NONE,
      ]),
    ),
  },
});

/** All that takes part, by carrier, with its name in our own words. */
function participations({etsource, words}: Sources): Participation[] {
  const names = words('flexibility');
  const nodes = readDocuments(etsource, NODES);
  const all = Object.entries(CARRIERS).flatMap(([carrier, {places}]) =>
    nodes.flatMap((node) => places.flatMap((place) => participation(carrier, place, node))),
  );
  refuseUnlike(names, [...new Set(all.map(({node}) => node))]);
  return all.map((one) => ({...one, what: names.said.get(one.node)!}));
}

function participation(carrier: string, place: string, {key: node, text}: AdDocument): Omit<Participation, 'what'>[] {
  const [type, subtype] = [text(`${place}.type`), text(`${place}.subtype`)];
  if (!type) return [];
  const isSubordinate = text(`${place}.behavior`) === 'subordinate';
  const [roles, kind, by, asDemand] = kindOf(carrier, type, isSubordinate ? 'subordinate' : subtype) ?? [];
  if (!roles || !kind || !by) throw new Mistake(`etsource’s ${node}: nothing is known of ${place} ${type} ${subtype}`);
  // What follows before a colon is the calculation that makes the profile; of the demand for heat it is always the same.
  const profile =
    text(`${place}.${carrier === 'gas' ? 'profile' : 'group'}`)?.replace(/^(fever-[\w-]+): .*/, '$1') ?? null;
  const market = carrier === 'electricity' ? 'electricity' : 'other carriers';
  return roles.map((role) => {
    const decider = (role.endsWith('demand') && asDemand) || by;
    return {
      carrier,
      node,
      place,
      role,
      kind,
      by: decider === 'profile' ? profile : decider === 'market' ? market : decider,
    };
  });
}

function kindOf(carrier: string, type: string, subtype?: string): Kind | undefined {
  if (type === 'flex' && subtype === 'curtailment') return [['Flexible demand'], CURTAILMENT[carrier]!, 'curtailment'];
  return KINDS[`${type} ${subtype}`] ?? (carrier === 'gas' ? KINDS_OF_GAS[type] : KINDS[`${type} *`]);
}

/** `wind_inland` of `dynamic: wind_inland`; undefined for what is no profile in a file. */
function keyOfProfile(by: string): string | undefined {
  return DECIDERS.has(by) ? undefined : /^(?:dynamic: )?([\w/]+)$/.exec(by)?.[1];
}

function isFlexible(role: Role): boolean {
  return FLEXIBLE.includes(role);
}

/** `heat_network_ht` is HT. */
function networkOf(place: string): string {
  return place.slice(-2).toUpperCase();
}
