/** Names of game objects in messages and hovers. */
import { convertKeyToName, getOwn } from '../../model/wording';
import type { Header, Operation, Unit } from './data';

const nationNames: Readonly<Record<string, string>> = { us: 'the US' };

/** The name of a nation inside a sentence: `germany` is Germany, `us` the US. */
export function formatNation(nation: string): string {
  return getOwn(nationNames, nation) ?? convertKeyToName(nation);
}

const adjectives: Readonly<Record<string, string>> = {
  britain: 'British',
  france: 'French',
  germany: 'German',
  italy: 'Italian',
  japan: 'Japanese',
  russia: 'Russian',
  us: 'American',
};

/** The adjective of a nation: `German`, `American`; its name if there is none. */
export function getNationAdjective(nation: string): string {
  return getOwn(adjectives, nation) ?? convertKeyToName(nation);
}

/** The name of a unit in messages: the name of a ship, else its id. */
export function formatUnit(unit: Unit): string {
  return 'name' in unit && unit.name !== undefined ? unit.name : unit.id;
}

const typeNames: Readonly<Record<Unit['type'], string>> = {
  bb: 'a battleship',
  bc: 'a battlecruiser',
  pb: 'a pocket battleship',
  cvl: 'a light carrier',
  cv: 'a fleet carrier',
  cvb: 'a heavy carrier',
  ca: 'cruisers',
  dd: 'destroyers',
  cve: 'escort carriers',
  transport: 'transports',
  sub: 'submarines',
  asw: 'ASW units',
  aas: 'army air squadrons',
  nas: 'naval air squadrons',
  aaf: 'army air factors',
};

/** The name of a type, inside a sentence. */
export function formatType(type: Unit['type']): string {
  return typeNames[type];
}

/** The name of a task, inside a sentence: `base change`. */
export function formatTask(task: Operation['task'] | 'counter-interception'): string {
  return task === 'sw-box-move' ? 'move to an SW box' : task.replaceAll('-', ' ');
}

/** The side of the war of a nation; undefined if unknown or neutral. */
export function getSideOfNation(nation: string | undefined, { nations = {} }: Header): 'axis' | 'allied' | undefined {
  const side = nation === undefined ? undefined : nations[nation]?.side;
  return side === 'neutral' ? undefined : side;
}

/** The name of a task force: `tf-8` is TF 8. */
export function formatTaskForce(id: string): string {
  return convertKeyToName(id).replace(/^Tf\b/, 'TF');
}
