/** Signature help: the keys of a flow mapping. */
import type { SignatureHelp, SignatureHelpParams } from 'vscode-languageserver';
import { getSignatureHelp } from '../features';
import type { DocumentHandlerFactory } from './document-handler';
import type { Client } from './capabilities';
import { toOffset } from './convert';

export function createSignatureHandlers(documentHandler: DocumentHandlerFactory, client: Client) {
  return {
    signatureHelp: documentHandler<SignatureHelpParams, SignatureHelp | null>(
      'Signature help',
      null,
      (current, { position }) => {
        const help = getSignatureHelp(current.analysis, toOffset(current, position));
        if (!help) return null;
        const { label, documentation, keys, active } = help;
        const parameters = keys.map(({ from, to, documentation: markdown }) => ({
          label: client.labelOffsets ? ([from, to] as [number, number]) : label.slice(from, to),
          documentation: client.markup.signature(markdown),
        }));
        return {
          signatures: [{ label, documentation: client.markup.signature(documentation), parameters }],
          activeSignature: 0,
          activeParameter: active,
        };
      },
    ),
  };
}
