import type { Json, Time } from '#server/db/schema.ts';

/** Section of the settings that the owner changed; one without a row has its defaults. */
export interface SettingTable {
  section: string;
  data: Json<Record<string, unknown>>;
  /** Raised by every change, so that two people cannot overwrite each other unseen. */
  revision: number;
  updated_at: Time;
  changed_by: string;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    setting: SettingTable;
  }
}
