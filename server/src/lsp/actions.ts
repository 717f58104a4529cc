/**
 * Code actions. If the client resolves edits lazily, listed actions carry no edit: an action is identified by its index in the list for
 * the same range and version.
 */
import { CodeActionKind } from 'vscode-languageserver';
import type { CodeAction, CodeActionContext, Range, WorkspaceEdit } from 'vscode-languageserver';
import { actions } from '../features';
import type { Action, CombatAction, Memory, OffsetProblem } from '../features';
import type { CombatArguments } from '../protocol';
import type { Client } from './capabilities';
import { commandOf, toDiagnostic, toOffset, toWorkspaceEdit, withNewFile } from './convert';
import type { Current } from './documents';
import type { Tables } from './tables';

export interface ActionsAt {
  readonly current: Current;
  readonly range: Range;
  readonly problems: readonly OffsetProblem[];
  readonly memory: Memory;
  readonly tables: Pick<Tables, 'find'>;
}

/** Identifies an action for resolving it later. */
interface ActionData {
  readonly uri: string;
  readonly version: number;
  readonly range: Range;
  readonly index: number;
}

export async function toCodeActions(at: ActionsAt, { only }: CodeActionContext, client: Client): Promise<CodeAction[]> {
  const made = await Promise.all(
    actionsAt(at).map(async (action, index) =>
      isWanted(kindOf(action), only) ? toCodeAction(at, action, index, client) : undefined,
    ),
  );
  return made.filter((action) => action !== undefined);
}

/** Data of an action that the client sends back; undefined if it is not the server's. */
export function dataOf(action: CodeAction): ActionData | undefined {
  const data = action.data as Partial<ActionData> | undefined;
  return typeof data?.uri === 'string' && typeof data.index === 'number' && data.range
    ? (data as ActionData)
    : undefined;
}

/** The edit of an action; undefined if the text has changed since the action was listed. */
export async function editOf(
  at: ActionsAt,
  { version, index }: ActionData,
  client: Client,
): Promise<WorkspaceEdit | undefined> {
  const action = at.current.version === version ? actionsAt(at)[index] : undefined;
  return action && 'edits' in action ? workspaceEditOf(at, action, client) : undefined;
}

async function workspaceEditOf(
  { current, tables }: ActionsAt,
  action: Exclude<Action, CombatAction>,
  client: Client,
): Promise<WorkspaceEdit | undefined> {
  const file = 'file' in action ? action.file : undefined;
  if (!file) return toWorkspaceEdit(current, action.edits, client);
  const free = await freePath(current.uri, file.path, tables);
  return free && withNewFile(toWorkspaceEdit(current, file.edits(free.path), client), free.uri, file.text);
}

/** The path, or the path with the first free number; undefined if no file may be created there. */
async function freePath(
  document: string,
  path: string,
  tables: Pick<Tables, 'find'>,
): Promise<{ readonly path: string; readonly uri: string } | undefined> {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? path : path.replace(/(?=\.\w+$)/, `-${number}`);
    const found = await tables.find(document, candidate);
    if (!found) return undefined;
    if (!found.exists) return { path: candidate, uri: found.uri };
  }
}

function actionsAt({ current, range, problems, memory }: ActionsAt): readonly Action[] {
  const at = { from: toOffset(current, range.start), to: toOffset(current, range.end) };
  return actions(current.analysis, at, problems, memory);
}

async function toCodeAction(
  at: ActionsAt,
  action: Action,
  index: number,
  client: Client,
): Promise<CodeAction | undefined> {
  const { current, range } = at;
  if (action.kind === 'combat') return combatAction(current, action, client);
  if ('file' in action && action.file && !(client.createsFiles && (await workspaceEditOf(at, action, client))))
    return undefined;
  const { uri, version } = current;
  const data: ActionData = { uri, version, range, index };
  const edit = client.resolvesActionEdits ? { data } : { edit: await workspaceEditOf(at, action, client) };
  const { title } = action;
  if (action.kind !== 'quickfix') return { title, kind: kindOf(action), ...edit };
  return {
    title,
    kind: CodeActionKind.QuickFix,
    isPreferred: action.preferred,
    diagnostics: [toDiagnostic(current, action.problem, client.rulePages)],
    ...edit,
  };
}

function kindOf({ kind }: Action): string {
  if (kind === 'combat') return CodeActionKind.Empty;
  return kind === 'source.fixAll' ? fixAllKind : kind;
}

/** More specific than `source.fixAll`, so that editors can enable Asdic's fixes on save and no others. */
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

/** Kinds are hierarchical. `source` actions apply to the whole file and are listed only on request. */
function isWanted(kind: string, only: readonly string[] | undefined): boolean {
  if (only === undefined) return !kind.startsWith(CodeActionKind.Source);
  return only.some((wanted) => wanted === CodeActionKind.Empty || kind === wanted || kind.startsWith(`${wanted}.`));
}
