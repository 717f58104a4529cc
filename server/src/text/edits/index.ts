/**
 * Converts structural edits of the data to edits of the text. Comments, quotes, indentation, line ends and list style are kept. The edits are
 * applied one after the other, each to the result of the one before, so several may affect the same list.
 */
import type { Edit } from '../../model/edit';
import { valueAt, type Path } from '../../model/place';
import { isObject } from '../../model/values';
import { getMember, getNode } from '../node';
import type { SourceFile } from '../document';
import { parse } from '../parse';
import { findPath, findSource } from '../places';
import { applyTextEdits, type TextEdit } from '../range';
import { findTarget } from './target';
import { toEdits, spliceEdits, createSegments } from './splice';
import { detectStyle, type Style } from './style';
import { copyMember, nestMember } from './move';
import { removeMember } from './remove';
import { appendItem, renameMember, setMember } from './write';

/** An edit with the path of its target. */
interface Task {
  readonly edit: Edit;
  readonly document: number;
  /** Path of the owner. */
  readonly path: Path;
  readonly key: string | number | undefined;
  /** Path of the mapping that a member is moved to. */
  readonly to?: Path;
}

/**
 * Text edits that have the effect of structural edits. Editing an aliased value, and removing or renaming a merged member, edits the place
 * where it is written; setting a merged member writes an own member at the use. Edits of objects that are not part of the file are skipped.
 * @returns non-overlapping edits in the order of the text, by offsets in the file
 */
export function createTextEdits(file: SourceFile, edits: readonly Edit[]): TextEdit[] {
  const style = getStyle(file);
  let tasks = edits.flatMap((edit) => createTask(file, edit) ?? []);
  let segments = createSegments(file.text.length);
  let current = file;
  while (tasks.length > 0) {
    const inPlaceResult = performInPlace(current, style, tasks);
    const doneTasks = inPlaceResult?.done ?? tasks.slice(0, 1);
    const { edits: local, next = [] }: TaskResult = inPlaceResult ?? performTask(current, style, doneTasks[0]!);
    tasks = [...next, ...tasks.slice(doneTasks.length)];
    for (const finished of doneTasks) tasks = tasks.flatMap((later) => updateTask(later, finished) ?? []);
    if (local.length === 0) continue;
    segments = spliceEdits(segments, local);
    // Only needed if another edit follows.
    if (tasks.length > 0) current = parse(applyTextEdits(current.text, local), current);
  }
  return toEdits(segments, file.text.length);
}

/**
 * Batches the leading tasks that replace scalars or rename keys: they do not move each other's targets. Undefined if there are fewer than
 * two, or if two of them touch.
 */
function performInPlace(file: SourceFile, style: Style, tasks: readonly Task[]) {
  const end = tasks.findIndex((task) => !isInPlace(file, task));
  const doneTasks = end < 0 ? tasks : tasks.slice(0, end);
  if (doneTasks.length < 2) return undefined;
  const edits = doneTasks.flatMap((task) => performTask(file, style, task).edits).sort((a, b) => a.from - b.from);
  const areApart = edits.every(({ from }, index) => index === 0 || from > edits[index - 1]!.to);
  return areApart ? { done: doneTasks, edits } : undefined;
}

function isInPlace(file: SourceFile, { edit, document, path, key }: Task): boolean {
  if (edit.edit !== 'set' && edit.edit !== 'rename') return false;
  const owner = valueAt(file.documents[document]!.data, path);
  const entry = isObject(owner) && key !== undefined ? getNode(owner)?.entries.get(key) : undefined;
  if (!entry || entry.merged || entry.from === entry.to) return false;
  return edit.edit === 'rename' || (isScalar(edit.value) && isScalar(getMember(owner as object, key!)));
}

const isScalar = (value: unknown): boolean => value !== null && typeof value !== 'object';

const styles = new WeakMap<SourceFile, Style>();

/** The style of a file, cached: there may be a fix for each of a thousand diagnostics. */
export function getStyle(file: SourceFile): Style {
  let style = styles.get(file);
  if (!style) styles.set(file, (style = detectStyle(file.text)));
  return style;
}

function createTask(file: SourceFile, edit: Edit): Task | undefined {
  let owner: object = edit.owner;
  let key = edit.edit === 'append' ? undefined : edit.key;
  const isMerged = key !== undefined && getNode(owner)?.entries.get(key)?.merged === true;
  if (isMerged && edit.edit !== 'set') {
    const source = findSource({ owner, key });
    if (source) ({ owner, key } = { owner: source.owner, key: source.key ?? key });
  }
  const source = findSource({ owner });
  if (source) {
    const anchored = source.key === undefined ? source.owner : getMember(source.owner, source.key);
    if (typeof anchored !== 'object' || anchored === null) return undefined;
    owner = anchored;
  }
  for (const [document, candidate] of file.documents.entries()) {
    const path = findPath(candidate, owner);
    if (!path) continue;
    if (edit.edit !== 'move') return { edit, document, path, key };
    const to = isMerged ? undefined : findPath(candidate, edit.to);
    return to && { edit, document, path, key, to };
  }
  return undefined;
}

interface TaskResult {
  readonly edits: TextEdit[];
  /** Tasks to be done right after. */
  readonly next?: readonly Task[];
}

function performTask(file: SourceFile, style: Style, task: Task): TaskResult {
  const { edit, document, path, key } = task;
  const source = file.documents[document];
  const target = source && findTarget(file.text, style, source, path);
  if (!target) return { edits: [] };
  switch (edit.edit) {
    case 'set':
      return { edits: setMember(target, key!, edit.value, edit.first) };
    case 'remove':
      return { edits: removeMember(target, key!) };
    case 'rename':
      return { edits: renameMember(target, key as string, edit.to) };
    case 'append':
      return { edits: appendItem(target, edit.value) };
    case 'move': {
      const { to = [] } = task;
      const goal = findTarget(file.text, style, source, edit.under === undefined ? to : [...to, edit.under]);
      if (!goal) return { edits: edit.to === edit.owner ? nestMember(target, edit.key, edit.under!, edit.as) : [] };
      const edits = copyMember(target, edit.key, goal, edit.as);
      const removal: Task = { edit: { edit: 'remove', owner: edit.owner, key: edit.key }, document, path, key };
      return { edits, next: edits.length > 0 ? [removal] : [] };
    }
  }
}

/** Updates a later task after another one: its path may change; undefined if its target is gone. */
function updateTask(later: Task, { edit, document, path, key }: Task): Task | undefined {
  if (later.document !== document || key === undefined || edit.edit === 'append' || edit.edit === 'move') return later;
  const isInside = later.path.length > path.length && path.every((step, index) => step === later.path[index]);
  const isBeside = later.path.length === path.length && path.every((step, index) => step === later.path[index]);
  if (isInside) {
    const step = updateStep(later.path[path.length]!, key, edit, true);
    return step === undefined ? undefined : { ...later, path: [...path, step, ...later.path.slice(path.length + 1)] };
  }
  if (!isBeside || later.key === undefined) return later;
  const next = updateStep(later.key, key, edit, false);
  return next === undefined ? undefined : { ...later, key: next };
}

/** Updates a step of a path, or a key, for an edit of a sibling. */
function updateStep(
  step: string | number,
  key: string | number,
  edit: Edit,
  isInside: boolean,
): string | number | undefined {
  if (step === key) {
    if (edit.edit === 'remove' || (edit.edit === 'set' && isInside)) return undefined;
    return edit.edit === 'rename' ? edit.to : step;
  }
  return edit.edit === 'remove' && typeof step === 'number' && typeof key === 'number' && step > key ? step - 1 : step;
}
