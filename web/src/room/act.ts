import type { Table } from '../protocol';

/** Asks the server to change the table, shows the table as it is then, or why not. True if it was done. */
export type Act = (request: () => Promise<Table | void>) => Promise<boolean>;
