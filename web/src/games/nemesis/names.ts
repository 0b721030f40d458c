// What the player of a seat is called: as everywhere at the table.
import type { Text } from '../../lib/language';
import { seatName as nameAtTable } from '../../play/names';
import type { Stage } from '../../play/stage';

export const seatName = (play: Stage, seat: number): Text => nameAtTable(play.table, seat);
