/**
 * Code actions. If the client resolves edits lazily, listed actions carry no edit: an action is identified by its index in the list for
 * the same range and version.
 */
import * as lsp from 'vscode-languageserver';
import {
  type Action,
  type CombatAction,
  type Memory,
  type NewFile,
  type OffsetDiagnostic,
  collectActions,
  findRulePage,
} from '../features';
import { getGeneralCodePage } from '../features/diagnostics/codes/general';
import { type CombatArguments, serverCommands } from '../protocol';
import { type Client, combatActionKind, pageActionKind } from './capabilities';
import {
  createPageLink,
  findCommand,
  toDiagnostic,
  toOffset,
  toOffsets,
  toWorkspaceEdit,
  addFileCreation,
} from './convert';
import type { DocumentSnapshot } from './documents';
import type { Tables } from './tables';

export interface ActionContext {
  readonly current: DocumentSnapshot;
  readonly range: lsp.Range;
  readonly problems: readonly OffsetDiagnostic[];
  readonly memory: Memory;
  readonly tables: Pick<Tables, 'find'>;
  /** Pages are shown by a command, since the client cannot follow links to them. */
  readonly showsPages: boolean;
}

/** Identifies an action for resolving it later. */
interface ActionData {
  readonly uri: string;
  readonly version: number;
  readonly range: lsp.Range;
  readonly index: number;
}

export async function toCodeActions(
  context: ActionContext,
  { only }: lsp.CodeActionContext,
  client: Client,
): Promise<lsp.CodeAction[]> {
  const codeActions = await Promise.all(
    listActions(context).map(async (action, index) =>
      isRequested(toCodeActionKind(action), only) ? toCodeAction(context, action, index, client) : undefined,
    ),
  );
  return [...codeActions.filter((action) => action !== undefined), ...createPageActions(context, only)];
}

/** Actions that show the pages of the problems and of the value in the range, for clients that cannot follow links to them. */
function createPageActions(
  { current, range, problems, showsPages }: ActionContext,
  only: lsp.CodeActionContext['only'],
) {
  if (!showsPages || !isRequested(pageActionKind, only)) return [];
  const { from, to } = toOffsets(current, range);
  const overlapping = problems.filter((problem) => problem.from <= to && problem.to >= from);
  const explained = overlapping.map(({ code, rule }) => [`Explain ${code}`, rule ?? getGeneralCodePage(code)] as const);
  const rulePage = findRulePage(current.analysis, from);
  const pages = new Map([...explained, ...(rulePage ? [[`Show rule: ${rulePage.title}`, rulePage] as const] : [])]);
  return [...pages].map(([title, page]): lsp.CodeAction => ({
    title,
    kind: pageActionKind,
    command: { title, command: serverCommands.rulePage, arguments: [page] },
  }));
}

/** Data of an action that the client sends back; undefined if it is not the server's. */
export function readActionData(action: lsp.CodeAction): ActionData | undefined {
  const data = action.data as Partial<ActionData> | undefined;
  return typeof data?.uri === 'string' && typeof data.index === 'number' && data.range
    ? (data as ActionData)
    : undefined;
}

/** The edit of an action; undefined if the text has changed since the action was listed. */
export async function resolveActionEdit(
  context: ActionContext,
  { version, index }: ActionData,
  client: Client,
): Promise<lsp.WorkspaceEdit | undefined> {
  const action = context.current.version === version ? listActions(context)[index] : undefined;
  return action && 'edits' in action ? createWorkspaceEdit(context, action, client) : undefined;
}

/** The edit that creates a file beside a scenario, and the file; undefined if none can be created there. */
export async function createFileEdit(
  current: DocumentSnapshot,
  file: NewFile,
  tables: Pick<Tables, 'find'>,
  client: Client,
): Promise<{ readonly uri: string; readonly edit: lsp.WorkspaceEdit } | undefined> {
  const freeFile = client.createsFiles ? await findFreePath(current.uri, file.path, tables) : undefined;
  if (!freeFile) return undefined;
  const { uri, path } = freeFile;
  return { uri, edit: addFileCreation(toWorkspaceEdit(current, file.createEdits(path), client), uri, file.text) };
}

async function createWorkspaceEdit(
  { current, tables }: ActionContext,
  action: Exclude<Action, CombatAction>,
  client: Client,
): Promise<lsp.WorkspaceEdit | undefined> {
  const file = 'file' in action ? action.file : undefined;
  if (!file) return toWorkspaceEdit(current, action.edits, client);
  return (await createFileEdit(current, file, tables, client))?.edit;
}

/** The path, or the path with the first free number; undefined if no file may be created there. */
async function findFreePath(
  document: string,
  path: string,
  tables: Pick<Tables, 'find'>,
): Promise<{ readonly path: string; readonly uri: string } | undefined> {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? path : path.replace(/(?=\.\w+$)/, `-${number}`);
    const file = await tables.find(document, candidate);
    if (!file) return undefined;
    if (!file.exists) return { path: candidate, uri: file.uri };
  }
}

function listActions({ current, range, problems, memory }: ActionContext): readonly Action[] {
  const offsets = { from: toOffset(current, range.start), to: toOffset(current, range.end) };
  return collectActions(current.analysis, offsets, problems, memory);
}

async function toCodeAction(
  context: ActionContext,
  action: Action,
  index: number,
  client: Client,
): Promise<lsp.CodeAction | undefined> {
  const { current, range } = context;
  if (action.kind === 'combat') return toCombatCodeAction(current, action, client);
  if ('file' in action && action.file && !(client.createsFiles && (await createWorkspaceEdit(context, action, client))))
    return undefined;
  const { uri, version } = current;
  const data: ActionData = { uri, version, range, index };
  const edit = client.resolvesActionEdits ? { data } : { edit: await createWorkspaceEdit(context, action, client) };
  const { title } = action;
  if (action.kind !== 'quickfix') return { title, kind: toCodeActionKind(action), ...edit };
  return {
    title,
    kind: lsp.CodeActionKind.QuickFix,
    isPreferred: action.preferred,
    diagnostics: [toDiagnostic(current, action.diagnostic, createPageLink(client))],
    ...edit,
  };
}

function toCodeActionKind({ kind }: Action): string {
  if (kind === 'combat') return combatActionKind;
  return kind === 'source.fixAll' ? fixAllKind : kind;
}

/** More specific than `source.fixAll`, so that editors can enable Asdic's fixes on save and no others. */
const fixAllKind = `${lsp.CodeActionKind.SourceFixAll}.asdic`;

function toCombatCodeAction(
  current: DocumentSnapshot,
  action: Extract<Action, { kind: 'combat' }>,
  client: Client,
): lsp.CodeAction | undefined {
  const { title, document, id } = action;
  const command = findCommand(action.action, client);
  if (command === undefined) return undefined;
  const argument: CombatArguments = { uri: current.uri, document, id };
  return { title, kind: combatActionKind, command: { title, command, arguments: [argument] } };
}

/** Kinds are hierarchical. `source` actions apply to the whole file and are listed only on request. */
function isRequested(kind: string, requestedKinds: readonly string[] | undefined): boolean {
  if (requestedKinds === undefined) return !kind.startsWith(lsp.CodeActionKind.Source);
  return requestedKinds.some(
    (requestedKind) =>
      requestedKind === lsp.CodeActionKind.Empty || kind === requestedKind || kind.startsWith(`${requestedKind}.`),
  );
}
