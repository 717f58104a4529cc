/** Conversion of the features' plain data to LSP types. */
import * as lsp from 'vscode-languageserver';
import { getGeneralCodePage } from '../features/diagnostics/codes/general';
import { formatCommandLink, formatPageLink, type RuleLink } from '../features/format/rules';
import type { HoverText } from '../features/editor/hover/hover';
import type { InlineOutcome, Lens, LensAction, TurnAction } from '../features/editor/lenses';
import type { OffsetDiagnostic } from '../features/scenario/offset-diagnostic';
import { type CombatArguments, type InlineResult, clientCommands, formatSitePath, serverCommands } from '../protocol';
import type { Client } from './capabilities';
import type { DocumentSnapshot } from './documents';

/** A range of a text in offsets. */
export interface OffsetRange {
  readonly from: number;
  readonly to: number;
}

interface OffsetEdit extends OffsetRange {
  readonly insert: string;
}

export function toPosition({ positions }: Pick<DocumentSnapshot, 'positions'>, offset: number): lsp.Position {
  return positions.positionAt(offset);
}

export function toRange(snapshot: Pick<DocumentSnapshot, 'positions'>, { from, to }: OffsetRange): lsp.Range {
  return { start: toPosition(snapshot, from), end: toPosition(snapshot, to) };
}

/** The location of a range, in this document or in one that belongs to it. */
export function toLocation(snapshot: Pick<DocumentSnapshot, 'uri' | 'positions'>, range: OffsetRange): lsp.Location {
  return snapshot.positions.locateOutside?.(range) ?? { uri: snapshot.uri, range: toRange(snapshot, range) };
}

export function toOffset({ positions }: DocumentSnapshot, position: lsp.Position): number {
  return positions.offsetAt(position);
}

export function toOffsets(snapshot: DocumentSnapshot, { start, end }: lsp.Range): OffsetRange {
  return { from: toOffset(snapshot, start), to: toOffset(snapshot, end) };
}

export function toTextEdit(snapshot: Pick<DocumentSnapshot, 'positions'>, edit: OffsetEdit): lsp.TextEdit {
  return { range: toRange(snapshot, edit), newText: snapshot.positions.toDocumentText(edit.insert) };
}

/** Carries the version if the client supports it; the client then rejects edits of changed text. */
export function toWorkspaceEdit(
  snapshot: DocumentSnapshot,
  edits: readonly OffsetEdit[],
  client: Client,
): lsp.WorkspaceEdit {
  const { uri, version } = snapshot;
  const changes = edits.map((edit) => toTextEdit(snapshot, edit));
  return client.versionedEdits
    ? { documentChanges: [{ textDocument: { uri, version }, edits: changes }] }
    : { changes: { [uri]: changes } };
}

/** Edits of several documents. @param getVersion of an open one */
export function toWorkspaceEdits(
  changes: readonly (readonly [uri: string, edits: readonly lsp.TextEdit[]])[],
  client: Client,
  getVersion: (uri: string) => number | undefined,
): lsp.WorkspaceEdit {
  if (!client.versionedEdits) return { changes: Object.fromEntries(changes.map(([uri, edits]) => [uri, [...edits]])) };
  return {
    documentChanges: changes.map(([uri, edits]) => ({
      textDocument: { uri, version: getVersion(uri) ?? null },
      edits: [...edits],
    })),
  };
}

/** Also creates a file; the edit fails if the file already exists. */
export function addFileCreation(edit: lsp.WorkspaceEdit, uri: string, text: string): lsp.WorkspaceEdit {
  const start = { line: 0, character: 0 };
  return {
    documentChanges: [
      { kind: 'create', uri, options: { overwrite: false, ignoreIfExists: false } },
      { textDocument: { uri, version: null }, edits: [{ range: { start, end: start }, newText: text }] },
      ...(edit.documentChanges ?? []),
    ],
  };
}

const severities = {
  error: lsp.DiagnosticSeverity.Error,
  warning: lsp.DiagnosticSeverity.Warning,
  information: lsp.DiagnosticSeverity.Information,
  hint: lsp.DiagnosticSeverity.Hint,
} as const;

/** @param linkPage to the page of a code or its rule */
export function toDiagnostic(
  snapshot: Pick<DocumentSnapshot, 'uri' | 'positions'>,
  problem: OffsetDiagnostic,
  linkPage: RuleLink,
): lsp.Diagnostic {
  const { code, severity, message, rule, related, unnecessary } = problem;
  const href = linkPage(rule ?? getGeneralCodePage(code));
  return {
    source: 'asdic',
    range: toRange(snapshot, problem),
    severity: severities[severity],
    code,
    message,
    ...(href !== undefined && { codeDescription: { href } }),
    ...(unnecessary && { tags: [lsp.DiagnosticTag.Unnecessary] }),
    ...(related.length > 0 && {
      relatedInformation: related.map((other) => ({
        message: other.message,
        location: { uri: snapshot.uri, range: toRange(snapshot, other) },
      })),
    }),
  };
}

export function toHover(snapshot: DocumentSnapshot, { range, markdown }: HoverText, { markup }: Client): lsp.Hover {
  return { contents: markup.hover(markdown), range: toRange(snapshot, range) };
}

/**
 * A lens runs the client's command if the client has registered its commands, else the server's. Lenses that need the client (show a report,
 * choose a new seed) are omitted otherwise.
 */
export function toLens(
  snapshot: DocumentSnapshot,
  lens: Lens<LensAction | TurnAction>,
  client: Client,
): lsp.CodeLens[] {
  const { action, title, tooltip, range } = lens;
  // A lens without a command is plain text.
  if (action === undefined) return [{ range: toRange(snapshot, range), command: { title, tooltip, command: '' } }];
  const command = findCommand(action, client);
  if (command === undefined) return [];
  const argument: CombatArguments = { uri: snapshot.uri, document: lens.document, id: lens.id };
  return [{ range: toRange(snapshot, range), command: { title, tooltip, command, arguments: [argument] } }];
}

/** The command for an action on this client; undefined if there is none. */
export function findCommand(action: LensAction | TurnAction, { asdicOptions }: Client): string | undefined {
  if (action === 'showProblem') return serverCommands.showProblem;
  return asdicOptions.clientCommands ? clientCommands[action] : serverCommandByAction[action];
}

const serverCommandByAction: Readonly<Record<LensAction | TurnAction, string | undefined>> = {
  campaign: serverCommands.campaign,
  resolveTurn: serverCommands.resolveTurn,
  oddsOfTurn: serverCommands.oddsOfTurn,
  adviseTurn: serverCommands.adviseTurn,
  playTurn: undefined,
  resolve: serverCommands.resolve,
  odds: serverCommands.odds,
  writeResult: serverCommands.writeResult,
  advise: serverCommands.advise,
  play: undefined,
  stepThrough: undefined,
  reroll: undefined,
  history: undefined,
  showProblem: serverCommands.showProblem,
};

export function toInlineResult(
  snapshot: DocumentSnapshot,
  { document: index, id, range, text, whole, stale }: InlineOutcome,
): InlineResult {
  return { document: index, id, line: toPosition(snapshot, range.from).line, text, whole, stale };
}

/** VS Code hovers open links through commands only. */
export function createRuleLink(client: Client): RuleLink {
  return client.asdicOptions.clientCommands ? formatCommandLink : createPageLink(client);
}

/** Links to a rule page as a virtual document if the client can open it, else to the site of the documents if there is one. */
export function createPageLink({ asdicOptions: { site }, opensRulePages }: Client): RuleLink {
  if (opensRulePages) return formatPageLink;
  // The page of an index is `index.html` in its folder.
  return (page) => site && `${site}/${formatSitePath(page).replace(/\/$/, '/index')}.html`;
}
