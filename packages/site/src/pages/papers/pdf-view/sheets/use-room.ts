import { useLayoutEffect, useState, type RefObject } from 'react';

export interface Room {
  /** CSS px that a page can fill. */
  readonly width: number;
  /** Device pixels for each CSS px, the scale of the whole page included (S4-scale). */
  readonly density: number;
}

/** Follows the width of an element that is as wide as a page may be. */
export function useRoom(ruler: RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    const element = ruler.current;
    if (element === null) return undefined;
    const measure = () => {
      const width = element.clientWidth;
      // Inside the scaled body an element's own width and the one on the screen differ.
      const pageScale = width === 0 ? 1 : element.getBoundingClientRect().width / width;
      const density = Math.round(devicePixelRatio * pageScale * 100) / 100;
      setRoom((now) => (now?.width === width && now.density === density ? now : { width, density }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [ruler]);
  return room;
}
