/** The unit types of the tables: their names, their domains, and their part in a search. */
import { revisedNames, type Domain, type RevisedType, type UnitName } from '../../axis-and-allies/units';
import type { UnitType } from '../data';

export interface TypeFacts extends UnitName {
  readonly domain: Exclude<Domain, 'land'>;
  /** True for types that may search: fighters, tactical bombers, bombers and destroyers. */
  readonly searches: boolean;
  /** Hampers the submarines of the enemy. */
  readonly destroyer: boolean;
}

type Kind = Omit<TypeFacts, 'one' | 'many'>;

const submarine: Kind = { domain: 'submarine', searches: false, destroyer: false };
const ship: Kind = { domain: 'surface', searches: false, destroyer: false };
const aircraft: Kind = { domain: 'air', searches: true, destroyer: false };

const named = (one: string, kind: Kind): TypeFacts => ({ one, many: `${one}s`, ...kind });
const ofRevised = (type: RevisedType, kind: Kind): TypeFacts => ({ ...revisedNames[type], ...kind });

/** Jet fighters search as fighters, medium and strategic bombers as bombers. Torpedo boat destroyers do not count as destroyers here. */
export const unitTypes: Readonly<Record<UnitType, TypeFacts>> = {
  sub: ofRevised('sub', submarine),
  csub: named('coastal submarine', submarine),
  asub: named('advanced submarine', submarine),
  dd: ofRevised('dd', { domain: 'surface', searches: true, destroyer: true }),
  tbd: named('torpedo boat destroyer', ship),
  cru: named('cruiser', ship),
  lcru: named('light cruiser', ship),
  hcru: named('heavy cruiser', ship),
  bcru: named('battlecruiser', ship),
  bb: ofRevised('bb', ship),
  hbb: named('heavy battleship', ship),
  ac: ofRevised('ac', ship),
  lac: named('light aircraft carrier', ship),
  hac: named('heavy aircraft carrier', ship),
  trn: ofRevised('trn', ship),
  atrn: named('attack transport', ship),
  ftr: ofRevised('ftr', aircraft),
  jet: named('jet fighter', aircraft),
  tac: named('tactical bomber', aircraft),
  bmbr: ofRevised('bmbr', aircraft),
  mbmb: named('medium bomber', aircraft),
  sbmb: named('strategic bomber', aircraft),
  seaplane: named('seaplane', { ...aircraft, searches: false }),
};
