/** Something a check found: where, and what is wrong. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

/** A check looks at one file. */
export type Check = (file: string, text: string) => Problem[];
