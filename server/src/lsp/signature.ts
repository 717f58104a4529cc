/** Signature help: the keys of a flow mapping. */
import type { SignatureHelp, SignatureHelpParams } from 'vscode-languageserver';
import { signature } from '../features';
import type { About } from './about';
import type { Client } from './capabilities';
import { toOffset } from './convert';

export function signatureOf(about: About, client: Client) {
  return {
    signatureHelp: about<SignatureHelpParams, SignatureHelp | null>('Signature help', null, (current, { position }) => {
      const found = signature(current.analysis, toOffset(current, position));
      if (!found) return null;
      const { label, documentation, keys, active } = found;
      const parameters = keys.map(({ from, to, documentation: words }) => ({
        label: client.labelOffsets ? ([from, to] as [number, number]) : label.slice(from, to),
        documentation: client.markup.signature(words),
      }));
      return {
        signatures: [{ label, documentation: client.markup.signature(documentation), parameters }],
        activeSignature: 0,
        activeParameter: active,
      };
    }),
  };
}
