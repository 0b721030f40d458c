// Listing: one list of tables that keeps itself fresh while somebody looks at it.
import { myAccount } from './account.svelte';
import { api, ApiError, type TableFilter } from './api';
import { whileVisible } from './visible';
import type * as P from '../protocol';

const freshEvery = 15_000;

export class Listing {
  readonly list: 'public' | 'mine';
  /** Null until the first answer; newest first. */
  tables: P.Table[] | null = $state.raw(null);
  counts: Pick<P.Tables, 'open' | 'to_watch' | 'finished'> = $state.raw({ open: 0, to_watch: 0, finished: 0 });
  problem: P.Error | null = $state.raw(null);
  /** The time of the last answer, for "2 h ago". */
  now = $state(Date.now());
  #ended = $state(false);
  readonly more = $derived(
    !this.#ended && (this.tables?.length ?? 0) > 0 &&
      (this.tables?.length ?? 0) < this.counts.open + this.counts.to_watch + this.counts.finished,
  );

  constructor(list: 'public' | 'mine', readonly filter: TableFilter = {}) {
    this.list = list;
  }

  /** Keeps it fresh until the returned function is called. */
  follow(): () => void {
    return whileVisible(() => void this.refresh(), freshEvery);
  }

  async refresh(): Promise<void> {
    const answer = await this.#ask();
    if (!answer) return;
    const first = new Set(answer.tables.map((table) => table.id));
    const oldest = answer.tables.at(-1)?.changed ?? 0;
    // Pages that were opened below the first stay; what has moved up into the first leaves them.
    const below = (this.tables ?? []).filter((table) => !first.has(table.id) && table.changed < oldest);
    this.tables = [...answer.tables, ...(answer.tables.length > 0 ? below : [])];
  }

  async older(): Promise<void> {
    const last = this.tables?.at(-1);
    if (!last) return;
    const answer = await this.#ask(last.changed);
    if (!answer) return;
    const known = new Set(this.tables?.map((table) => table.id));
    const added = answer.tables.filter((table) => !known.has(table.id));
    this.#ended = added.length === 0;
    this.tables = [...(this.tables ?? []), ...added];
  }

  async #ask(before?: number): Promise<P.Tables | null> {
    // Whoever has no account yet has no games; asking would only make one.
    if (this.list === 'mine' && !myAccount()) {
      this.tables = [];
      return null;
    }
    try {
      const answer = await api.tables(this.list, before, this.filter);
      this.counts = answer;
      this.problem = null;
      this.now = Date.now();
      return answer;
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      if (problem.status === 401) this.tables = [];
      else this.problem = problem.error;
      return null;
    }
  }
}
