/** The windows that can lie over the play screen, one at a time. */
export type PlayWindow = 'rename' | 'device' | 'leave' | 'takeback' | 'keys' | 'guide' | 'dice' | 'continue';
