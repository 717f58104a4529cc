/** Tests of scenarios: each `expect:` of a combat is one. */
import type { ProtocolRange } from './report';

/** The tests of a file, open or not; without a file those of all scenarios that are open or in the folders of the workspace. */
export interface TestsArguments {
  readonly uri?: string;
}

/** The tests of a file that has any. A file that was asked about is there even if it has none. */
export interface FileTests {
  readonly uri: string;
  readonly tests: readonly ScenarioTest[];
}

export interface ScenarioTest {
  /** Unique in the file, and the same after an edit elsewhere. */
  readonly id: string;
  /** The id of the combat. */
  readonly label: string;
  /** What the scenario is called, where the file holds several. */
  readonly scenario?: string;
  /** Of the key `expect`. */
  readonly range: ProtocolRange;
}

/** Which tests of a file to run; all where no ids are given. */
export interface RunTestsArguments {
  readonly uri: string;
  readonly ids?: readonly string[];
}

export interface TestOutcome {
  readonly id: string;
  /** `open`: the odds were sampled, and it is too close to tell. `unknown`: there is nothing to compare with. */
  readonly state: 'passed' | 'failed' | 'open' | 'unknown';
  /** Of what is not met, is open or is not known. */
  readonly failures: readonly TestFailure[];
}

export interface TestFailure {
  readonly message: string;
  /** Of what can be compared side by side. */
  readonly expected?: string;
  readonly found?: string;
  readonly range: ProtocolRange;
}
