/** `asdic import`: scenarios from the files and links of others. What has no place in a scenario is named on standard error. */
import { CannotRun } from '../../library/errors';
import { formatList, toPrintable } from '../../model/wording';
import type { Host } from '../host';
import { readOneInput } from '../inputs/read';
import type { Outcome } from '../outcome';
import { type ImportedUnit, readTripleA } from './triplea';

export interface ImportOptions {
  readonly ruleset: 'aa-depth' | 'aare';
}

/** Types of units by their names in TripleA, without case and separators. */
const tripleATypes: Readonly<Record<string, string>> = {
  submarine: 'sub',
  destroyer: 'dd',
  cruiser: 'cru',
  carrier: 'ac',
  battleship: 'bb',
  transport: 'trn',
  fighter: 'ftr',
  tacticalbomber: 'tac',
  bomber: 'bmbr',
};

/** Types of units by their abbreviations in AACalc. */
const aacalcTypes: Readonly<Record<string, string>> = {
  Sub: 'sub',
  Des: 'dd',
  Cru: 'cru',
  Car: 'ac',
  Bat: 'bb',
  Tra: 'trn',
  Fig: 'ftr',
  Bom: 'bmbr',
};
/** Other units of AACalc: on land, of technologies, and damaged. */
const otherUnits = ['Inf', 'Art', 'AArt', 'Arm', 'JFig', 'HBom', 'SSub', 'dBat'];

/** Types that `aa-depth` has and `aare` has not. */
const aaDepthOnlyTypes = new Set(['cru', 'tac']);

/** @throws CannotRun if the file cannot be read, is no game, or has no units of the ruleset */
export async function importTripleA(name: string, { ruleset }: ImportOptions, host: Host): Promise<Outcome> {
  const { title, diceSides, units } = readTripleA((await readOneInput(name, host)).text);
  if (!(ruleset === 'aare' ? ['6'] : ['6', '12', '20']).includes(diceSides))
    throw new CannotRun(`The game is played with dice of ${quote(diceSides)} sides, which ${ruleset} does not have.`);
  const unitsByType = new Map<string, ImportedUnit>();
  const omitted: string[] = [];
  for (const [unit, values] of units) {
    const type = tripleATypes[unit.toLowerCase().replaceAll(/[ _-]/g, '')];
    const impossible = findImpossibleValue(values, Number(diceSides));
    if (type === undefined || unitsByType.has(type) || (ruleset === 'aare' && aaDepthOnlyTypes.has(type)))
      omitted.push(unit);
    else if (impossible)
      omitted.push(`${unit} (${impossible.key} ${quote(impossible.value)}, not 0 to ${impossible.limit})`);
    else unitsByType.set(type, values);
  }
  if (unitsByType.size === 0) throw new CannotRun(`${name} has no units of ${ruleset}.`);
  const lines = [...unitsByType].map(([type, values]) => `  ${type}: { ${formatValues(values)} }`);
  const table = ruleset === 'aa-depth' ? [`unitTable: own-d${diceSides}`] : [];
  const output = [`ruleset: ${ruleset}`, `title: ${quote(title || 'Imported')}`, ...table, 'units:', ...lines, ''].join(
    '\n',
  );
  return { output, exitCode: 0, ...noteOmitted(omitted) };
}

/** @throws CannotRun if the address has no units that fight at sea */
export function importAacalc(address: string, { ruleset }: ImportOptions): Outcome {
  const { searchParams: query } = parseAddress(address);
  const readCount = (key: string): number => (isCount(query.get(key) ?? '') ? Number(query.get(key)) : 0);
  const isUnreadable = (key: string): boolean => (query.get(key) ?? '') !== '' && !isCount(query.get(key)!);
  const isOmitted = (unit: string): boolean =>
    otherUnits.includes(unit) || (ruleset === 'aare' && aaDepthOnlyTypes.has(aacalcTypes[unit] ?? ''));
  const names = [...Object.keys(aacalcTypes), ...otherUnits];
  const sides = (['attacker', 'defender'] as const).map((side) => {
    const letter = side.charAt(0);
    const units = names.filter((unit) => !isOmitted(unit) && readCount(letter + unit) > 0);
    const losses = (query.get(`ool_${side.slice(0, 3)}`) ?? '').split('-').flatMap((unit) => toLossOrder(unit, units));
    return {
      side,
      text: units.map((unit) => `${aacalcTypes[unit]}: ${readCount(letter + unit)}`).join(', '),
      losses,
      omitted: [
        ...names.filter((unit) => isOmitted(unit) && readCount(letter + unit) > 0).map((unit) => `${side} ${unit}`),
        ...names
          .filter((unit) => isUnreadable(letter + unit))
          .map((unit) => `${side} ${unit} (${quote(query.get(letter + unit)!)}, not 0 to 999)`),
      ],
    };
  });
  const empty = sides.find(({ text }) => text === '');
  if (empty) throw new CannotRun(`The link has no units of the ${empty.side} that fight at sea.`);
  const rules = query.get('ruleset') ?? '';
  const ignoredSettings = [
    ...(rules !== '' && rules !== 'Revised' ? [`the rules and values of ${rules}`] : []),
    ...['abortratio', 'saveunits', 'strafeunits', 'mustland'].filter((key) => readCount(key) > 0),
    ...['rounds', 'asubschicken', 'dsubschicken'].filter((key) => (query.get(key) ?? '') !== ''),
    ...(query.get('luck') === 'low' || query.get('luck') === 'none' ? [`${query.get('luck')} luck`] : []),
  ];
  const output = [
    `ruleset: ${ruleset}`,
    `title: ${quote(query.get('territory') || 'Imported battle')}`,
    'powers:',
    '  attackers: { side: axis }',
    '  defenders: { side: allies }',
    'seaBattles:',
    '  - id: battle',
    ...sides.flatMap(({ side, text, losses }) => [
      `    ${side}:`,
      `      power: ${side}s`,
      `      units: { ${text} }`,
      ...(losses.length > 1 ? [`      orders: { losses: [${losses.join(', ')}] }`] : []),
    ]),
    '',
  ].join('\n');
  return { output, exitCode: 0, ...noteOmitted([...sides.flatMap(({ omitted }) => omitted), ...ignoredSettings]) };
}

/**
 * The words of `orders.losses` for a unit in the order of losses of AACalc. A battleship takes two hits: `Bat` is the first, which damages it,
 * `dBat` the second, which sinks it. Units that do not fight give none.
 */
function toLossOrder(unit: string, units: readonly string[]): readonly string[] {
  if (unit === 'Bat') return units.includes('Bat') ? ['bb-damage'] : [];
  if (unit === 'dBat') return units.includes('Bat') ? ['bb'] : [];
  return units.includes(unit) ? [aacalcTypes[unit]!] : [];
}

const maxAddressLength = 10_000;

function parseAddress(address: string): URL {
  const url = address.length <= maxAddressLength && URL.canParse(address) ? new URL(address) : undefined;
  if (!url) throw new CannotRun('Give the address of a battle in AACalc, as its link says: https://...?aSub=2&dDes=1');
  return url;
}

/** The first value that no unit of the rules can have. Its unit is left out, since a value in its place would be invented. */
function findImpossibleValue(values: ImportedUnit, diceSides: number) {
  const limits = { attack: diceSides, defense: diceSides, move: 12, cost: 100 };
  return (['attack', 'defense', 'move', 'cost'] as const)
    .map((key) => ({ key, value: values[key] ?? '0', limit: limits[key] }))
    .find(({ value, limit }) => !isCount(value) || Number(value) > limit);
}

function isCount(text: string): boolean {
  return /^\d{1,3}$/.test(text);
}

/** The members of the unit in YAML. Attack and defense that the game does not give are 0. */
function formatValues({ attack = '0', defense = '0', move, cost }: ImportedUnit): string {
  return Object.entries({ attack, defense, move, cost })
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${Number(value)}`]))
    .join(', ');
}

/** A text as a YAML scalar in one line. */
function quote(text: string): string {
  return JSON.stringify(toPrintable(text).slice(0, 200));
}

function noteOmitted(names: readonly string[]): { readonly notes?: string } {
  return names.length === 0 ? {} : { notes: `Left out: ${toPrintable(formatList(names))}.\n` };
}
