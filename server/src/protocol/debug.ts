/** Stepping through a combat by the Debug Adapter Protocol, over the server. */

export interface DebugArguments {
  /** Any name of the session, chosen by the client. A request `disconnect` ends it. */
  readonly session: string;
  /** A request of the protocol. Its files are named by their addresses, as documents are. The answer is a list: the response, then events. */
  readonly message: object;
}
