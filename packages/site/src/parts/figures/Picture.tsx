import type { ReactNode } from 'react';
import type { Room } from './drawing.ts';

interface PictureProps {
  room: Room;
  height: number;
  children: ReactNode;
}

/** What it says is said in words by whoever shows it. */
export function Picture({ room, height, children }: PictureProps) {
  return (
    <svg viewBox={`0 0 ${room.width} ${height}`} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
