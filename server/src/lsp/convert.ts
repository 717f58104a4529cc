/** Conversion of the features' plain data to LSP types. */
import { DiagnosticSeverity, DiagnosticTag } from 'vscode-languageserver';
import type {
  CodeLens,
  Diagnostic,
  Hover,
  Location,
  Position,
  Range,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver';
import { pageOfGeneralCode } from '../features/codes/page-of-code';
import { commandLink, pageLink, type RuleLink } from '../features/format/rules';
import type { HoverText } from '../features/hover/hover';
import type { Inline, Lens, LensAction } from '../features/lenses';
import type { OffsetProblem } from '../features/problems/offset-problem';
import type { TurnAction } from '../features/turn/lenses';
import { clientCommands, rulePageUri, serverCommands } from '../protocol';
import type { CombatArguments, InlineResult } from '../protocol';
import type { Client } from './capabilities';
import type { Current } from './documents';

/** A range of a text in offsets. */
export interface OffsetRange {
  readonly from: number;
  readonly to: number;
}

interface OffsetEdit extends OffsetRange {
  readonly insert: string;
}

export function toPosition({ positions }: Pick<Current, 'positions'>, offset: number): Position {
  return positions.positionAt(offset);
}

export function toRange(current: Pick<Current, 'positions'>, { from, to }: OffsetRange): Range {
  return { start: toPosition(current, from), end: toPosition(current, to) };
}

/** The location of a range, in this document or in one that belongs to it. */
export function toLocation(current: Pick<Current, 'uri' | 'positions'>, range: OffsetRange): Location {
  return current.positions.outside?.(range) ?? { uri: current.uri, range: toRange(current, range) };
}

export function toOffset({ positions }: Current, position: Position): number {
  return positions.offsetAt(position);
}

export function toOffsets(current: Current, { start, end }: Range): OffsetRange {
  return { from: toOffset(current, start), to: toOffset(current, end) };
}

export function toTextEdit(current: Pick<Current, 'positions'>, edit: OffsetEdit): TextEdit {
  return { range: toRange(current, edit), newText: current.positions.written(edit.insert) };
}

/** Carries the version if the client supports it; the client then rejects edits of changed text. */
export function toWorkspaceEdit(current: Current, edits: readonly OffsetEdit[], client: Client): WorkspaceEdit {
  const { uri, version } = current;
  const changes = edits.map((edit) => toTextEdit(current, edit));
  return client.versionedEdits
    ? { documentChanges: [{ textDocument: { uri, version }, edits: changes }] }
    : { changes: { [uri]: changes } };
}

/** Also creates a file; the edit fails if the file already exists. */
export function withNewFile(edit: WorkspaceEdit, uri: string, text: string): WorkspaceEdit {
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
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
} as const;

/** @param rulePages whether the client can open rule pages */
export function toDiagnostic(
  current: Pick<Current, 'uri' | 'positions'>,
  problem: OffsetProblem,
  rulePages: boolean,
): Diagnostic {
  const { code, severity, message, rule, related, unnecessary } = problem;
  return {
    source: 'asdic',
    range: toRange(current, problem),
    severity: severities[severity],
    code,
    message,
    ...(rulePages && { codeDescription: { href: rulePageUri(rule ?? pageOfGeneralCode(code)) } }),
    ...(unnecessary && { tags: [DiagnosticTag.Unnecessary] }),
    ...(related.length > 0 && {
      relatedInformation: related.map((other) => ({
        message: other.message,
        location: { uri: current.uri, range: toRange(current, other) },
      })),
    }),
  };
}

export function toHover(current: Current, { range, markdown }: HoverText, { markup }: Client): Hover {
  return { contents: markup.hover(markdown), range: toRange(current, range) };
}

/**
 * A lens runs the client's command if the client has registered them, else the server's. Lenses that need the client (show a report,
 * choose a new seed) are omitted otherwise.
 */
export function toLens(current: Current, lens: Lens<LensAction | TurnAction>, client: Client): CodeLens[] {
  const { action, title, tooltip, range } = lens;
  // A lens without a command is plain text.
  if (action === undefined) return [{ range: toRange(current, range), command: { title, tooltip, command: '' } }];
  const command = commandOf(action, client);
  if (command === undefined) return [];
  const argument: CombatArguments = { uri: current.uri, document: lens.document, id: lens.id };
  return [{ range: toRange(current, range), command: { title, tooltip, command, arguments: [argument] } }];
}

/** The command for an action on this client; undefined if there is none. */
export function commandOf(action: LensAction | TurnAction, { ours }: Client): string | undefined {
  if (action === 'showProblem') return serverCommands.showProblem;
  return ours.clientCommands ? clientCommands[action] : serverCommandOf[action];
}

const serverCommandOf: Readonly<Record<LensAction | TurnAction, string | undefined>> = {
  resolveTurn: serverCommands.resolveTurn,
  oddsOfTurn: serverCommands.oddsOfTurn,
  adviseTurn: undefined,
  resolve: serverCommands.resolve,
  odds: serverCommands.odds,
  writeResult: serverCommands.writeResult,
  // The server asks back for side and aim, which only our client can present.
  advise: undefined,
  reroll: undefined,
  history: undefined,
  showProblem: serverCommands.showProblem,
};

export function toInlineResult(
  current: Current,
  { document: index, id, range, text, whole, stale }: Inline,
): InlineResult {
  return { document: index, id, line: toPosition(current, range.from).line, text, whole, stale };
}

/** VS Code hovers open links through commands only; other clients get the address of the page if they can open it. */
export function ruleLinkFor({ ours, rulePages }: Client): RuleLink {
  if (ours.clientCommands) return commandLink;
  return rulePages ? pageLink : () => undefined;
}
