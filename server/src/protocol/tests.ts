/** Scenario tests: each `expect:` of a combat is one. */
import type { ProtocolRange } from './report';

/** The tests of a file, open or closed; without a file, of all open scenarios and workspace files. */
export interface TestsArguments {
  readonly uri?: string;
}

/** The tests of a file. A requested file is listed even without tests. */
export interface FileTests {
  readonly uri: string;
  readonly tests: readonly ScenarioTest[];
}

export interface ScenarioTest {
  /** Unique in the file and stable across edits elsewhere. */
  readonly id: string;
  /** Id of the combat. */
  readonly label: string;
  /** Title of the scenario, if the file has several. */
  readonly scenario?: string;
  /** Of the key `expect`. */
  readonly range: ProtocolRange;
}

/** Tests of a file to run; all if no ids are given. */
export interface RunTestsArguments {
  readonly uri: string;
  readonly ids?: readonly string[];
}

export interface TestOutcome {
  readonly id: string;
  /** `open`: the sampled odds are too close. `unknown`: there is nothing to compare. */
  readonly state: 'passed' | 'failed' | 'open' | 'unknown';
  /** For each expectation that is not met, open or unknown. */
  readonly failures: readonly TestFailure[];
}

export interface TestFailure {
  readonly message: string;
  /** Values for a side-by-side comparison. */
  readonly expected?: string;
  readonly found?: string;
  readonly range: ProtocolRange;
}
