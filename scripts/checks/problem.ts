/** A problem found by a check, and its position. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

/** Checks one file and returns its problems. */
export type Check = (file: string, text: string) => Problem[];
