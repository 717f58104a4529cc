/**
 * Unit values from a game file of TripleA (XML). The file is untrusted input: a document type with declarations of its own is refused,
 * entities are not expanded, and depth and number of elements are bounded.
 */
import sax from 'sax';
import { CannotRun } from '../../library/errors';

/** Values as the game writes them. */
export interface ImportedUnit {
  readonly attack?: string;
  readonly defense?: string;
  readonly move?: string;
  readonly cost?: string;
}

interface TripleAGame {
  readonly title: string;
  /** As the game writes it. */
  readonly diceSides: string;
  /** By the name in the game. */
  readonly units: ReadonlyMap<string, ImportedUnit>;
}

const maxDepth = 40;
const maxElements = 400_000;

/** Options of a unit, by name. */
const optionKeys: Readonly<Record<string, keyof ImportedUnit>> = {
  attack: 'attack',
  defense: 'defense',
  movement: 'move',
};

/** @throws CannotRun if the text is no game file */
export function readTripleA(text: string): TripleAGame {
  const parser = sax.parser(true);
  const units = new Map<string, ImportedUnit>();
  const addValues = (unit: string, values: ImportedUnit): void =>
    void units.set(unit, { ...units.get(unit), ...values });
  let [title, diceSides, depth, elementCount] = ['', '6', 0, 0];
  let [isGame, unit, cost] = [false, undefined as string | undefined, undefined as string | undefined];
  parser.onerror = (error) => {
    throw new CannotRun(`This is not a TripleA game: ${error.message.split('\n')[0]}.`);
  };
  parser.ondoctype = (doctype) => {
    if (doctype.includes('[')) throw new CannotRun('The file declares entities of its own, which are not read.');
  };
  parser.onopentag = ({ name, attributes }) => {
    if (++depth > maxDepth || ++elementCount > maxElements)
      throw new CannotRun('The file is too large or too deep for a game.');
    const getAttribute = (key: string): string => String((attributes as Readonly<Record<string, string>>)[key] ?? '');
    if (depth === 1) isGame = name === 'game';
    else if (name === 'info') title = getAttribute('name');
    else if (name === 'diceSides') diceSides = getAttribute('value');
    // Games for older versions have another spelling.
    else if (name === 'attachment' || name === 'attatchment')
      unit = getAttribute('type') === 'unitType' ? getAttribute('attachTo') || getAttribute('attatchTo') : undefined;
    else if (name === 'option' && unit !== undefined && Object.hasOwn(optionKeys, getAttribute('name')))
      addValues(unit, { [optionKeys[getAttribute('name')]!]: getAttribute('value') });
    else if (name === 'cost') cost = getAttribute('resource') === 'PUs' ? getAttribute('quantity') : undefined;
    else if (name === 'result' && cost !== undefined && getAttribute('quantity') === '1')
      addValues(getAttribute('resourceOrUnit'), { cost });
  };
  parser.onclosetag = (name) => {
    depth--;
    if (name === 'attachment' || name === 'attatchment') unit = undefined;
    if (name === 'productionRule') cost = undefined;
  };
  parser.write(text).close();
  if (!isGame) throw new CannotRun('This is not a TripleA game: its root is not `game`.');
  return { title, diceSides, units };
}
