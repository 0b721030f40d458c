import { offer } from '../lib/catalogue.svelte';

/** The windows that can lie over the play screen, one at a time. */
export type PlayWindow = 'rename' | 'device' | 'leave' | 'takeback' | 'keys' | 'guide' | 'aid' | 'dice' | 'continue' | 'people' | 'resign' | 'share';

/** Whether this server shows what its tables hide, for those who work on the games. */
export const canDebug = (): boolean => offer()?.fixtures === true;
