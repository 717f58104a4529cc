/** The unit types of the tables: their names, their domains, and their part in a search. */
import { revisedNames, type Domain, type RevisedType, type UnitName } from '../../axis-and-allies/units';
import type { UnitType } from '../data';

export interface TypeFacts extends UnitName {
  readonly domain: Exclude<Domain, 'land'>;
  /** True for types that may search: fighters, tactical bombers, bombers and destroyers. */
  readonly searches: boolean;
  /** True for destroyers, which hamper the submarines of the enemy. */
  readonly destroyer: boolean;
}

type TypeTraits = Omit<TypeFacts, 'singular' | 'plural'>;

const submarine: TypeTraits = { domain: 'submarine', searches: false, destroyer: false };
const ship: TypeTraits = { domain: 'surface', searches: false, destroyer: false };
const aircraft: TypeTraits = { domain: 'air', searches: true, destroyer: false };

const createFacts = (singular: string, kind: TypeTraits): TypeFacts => ({ singular, plural: `${singular}s`, ...kind });
const copyRevisedFacts = (type: RevisedType, kind: TypeTraits): TypeFacts => ({ ...revisedNames[type], ...kind });

/** Jet fighters search as fighters, medium and strategic bombers as bombers. Torpedo boat destroyers do not count as destroyers here. */
export const unitTypes: Readonly<Record<UnitType, TypeFacts>> = {
  sub: copyRevisedFacts('sub', submarine),
  csub: createFacts('coastal submarine', submarine),
  asub: createFacts('advanced submarine', submarine),
  dd: copyRevisedFacts('dd', { domain: 'surface', searches: true, destroyer: true }),
  tbd: createFacts('torpedo boat destroyer', ship),
  cru: createFacts('cruiser', ship),
  lcru: createFacts('light cruiser', ship),
  hcru: createFacts('heavy cruiser', ship),
  bcru: createFacts('battlecruiser', ship),
  bb: copyRevisedFacts('bb', ship),
  hbb: createFacts('heavy battleship', ship),
  ac: copyRevisedFacts('ac', ship),
  lac: createFacts('light aircraft carrier', ship),
  hac: createFacts('heavy aircraft carrier', ship),
  trn: copyRevisedFacts('trn', ship),
  atrn: createFacts('attack transport', ship),
  ftr: copyRevisedFacts('ftr', aircraft),
  jet: createFacts('jet fighter', aircraft),
  tac: createFacts('tactical bomber', aircraft),
  bmbr: copyRevisedFacts('bmbr', aircraft),
  mbmb: createFacts('medium bomber', aircraft),
  sbmb: createFacts('strategic bomber', aircraft),
  seaplane: createFacts('seaplane', { ...aircraft, searches: false }),
};
