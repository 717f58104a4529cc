/** A stand-in for `vscode-languageclient`, which extends classes of `vscode`: the protocol itself, and the enumerations of the client. */
export {
  CodeLensRequest,
  DocumentDiagnosticRequest,
  ErrorCodes,
  ExecuteCommandRequest,
  LSPErrorCodes,
  ResponseError,
  WorkDoneProgress,
} from 'vscode-languageserver-protocol';

export const State = { Stopped: 1, Running: 2, Starting: 3 } as const;
export const ErrorAction = { Continue: 1, Shutdown: 2 } as const;
export const CloseAction = { DoNotRestart: 1, Restart: 2 } as const;
export const RevealOutputChannelOn = { Debug: 0, Info: 1, Warn: 2, Error: 3, Never: 4 } as const;
