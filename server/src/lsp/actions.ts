/**
 * Code actions. Where the client resolves the edits of an action later, the list carries none: what an action is, is found again by its
 * number in the list for the same place, in the same version.
 */
import { CodeActionKind } from 'vscode-languageserver';
import type { CodeAction, CodeActionContext, Range, WorkspaceEdit } from 'vscode-languageserver';
import { actions } from '../features';
import type { Action, Memory, OffsetProblem } from '../features';
import type { CombatArguments } from '../protocol';
import type { Client } from './capabilities';
import { commandOf, toDiagnostic, toOffset, toWorkspaceEdit } from './convert';
import type { Current } from './documents';

export interface ActionsAt {
  readonly current: Current;
  readonly range: Range;
  readonly problems: readonly OffsetProblem[];
  readonly memory: Memory;
}

/** Enough to find an action again. */
interface ActionData {
  readonly uri: string;
  readonly version: number;
  readonly range: Range;
  readonly index: number;
}

export function toCodeActions(at: ActionsAt, { only }: CodeActionContext, client: Client): CodeAction[] {
  return actionsAt(at).flatMap((action, index): CodeAction[] => {
    const made = toCodeAction(at, action, index, client);
    return made && isWanted(made.kind ?? CodeActionKind.Empty, only) ? [made] : [];
  });
}

/** Where an action that the client hands back belongs; undefined for data that the server has not made. */
export function dataOf(action: CodeAction): ActionData | undefined {
  const data = action.data as Partial<ActionData> | undefined;
  return typeof data?.uri === 'string' && typeof data.index === 'number' && data.range
    ? (data as ActionData)
    : undefined;
}

/** The edit of an action; undefined where the text has changed since the action was listed. */
export function editOf(at: ActionsAt, { version, index }: ActionData, client: Client): WorkspaceEdit | undefined {
  const action = at.current.version === version ? actionsAt(at)[index] : undefined;
  return action && 'edits' in action ? toWorkspaceEdit(at.current, action.edits, client) : undefined;
}

function actionsAt({ current, range, problems, memory }: ActionsAt): readonly Action[] {
  const at = { from: toOffset(current, range.start), to: toOffset(current, range.end) };
  return actions(current.analysis, at, problems, memory);
}

function toCodeAction(
  { current, range }: ActionsAt,
  action: Action,
  index: number,
  client: Client,
): CodeAction | undefined {
  if (action.kind === 'combat') return combatAction(current, action, client);
  const { uri, version } = current;
  const data: ActionData = { uri, version, range, index };
  const edit = client.resolvesActionEdits ? { data } : { edit: toWorkspaceEdit(current, action.edits, client) };
  if (action.kind === 'source.fixAll') return { title: action.title, kind: fixAllKind, ...edit };
  return {
    title: action.title,
    kind: CodeActionKind.QuickFix,
    isPreferred: action.preferred,
    diagnostics: [toDiagnostic(current, action.problem, client.rulePages)],
    ...edit,
  };
}

/** More precise than `source.fixAll`, so that an editor can be told to run it on save and others not. */
const fixAllKind = `${CodeActionKind.SourceFixAll}.asdic`;

function combatAction(
  current: Current,
  action: Extract<Action, { kind: 'combat' }>,
  client: Client,
): CodeAction | undefined {
  const { title, document, id } = action;
  const command = commandOf(action.action, client);
  if (command === undefined) return undefined;
  const argument: CombatArguments = { uri: current.uri, document, id };
  return { title, kind: CodeActionKind.Empty, command: { title, command, arguments: [argument] } };
}

/** Kinds are hierarchical. `source` actions are for the whole file and shown only where they are asked for. */
function isWanted(kind: string, only: readonly string[] | undefined): boolean {
  if (only === undefined) return !kind.startsWith(CodeActionKind.Source);
  return only.some((wanted) => wanted === CodeActionKind.Empty || kind === wanted || kind.startsWith(`${wanted}.`));
}
