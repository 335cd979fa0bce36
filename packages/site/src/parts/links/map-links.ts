/** Named in the addresses so that the map services know who sends visitors. */
const SOURCE = 'webapp.bank.website';

/** What a map service needs to know of a place. */
export interface MapPlace {
  name: string;
  address: string;
  lngGcj: number;
  latGcj: number;
}

/** Both services are told that the coordinates are GCJ-02; Baidu converts to its own (BR-5). */
export function mapLinks({ name, address, lngGcj, latGcj }: MapPlace): { amap: string; baidu: string } {
  const amap = new URLSearchParams({
    position: `${lngGcj},${latGcj}`,
    name,
    src: SOURCE,
    coordinate: 'gaode',
    callnative: '1',
  });
  const baidu = new URLSearchParams({
    location: `${latGcj},${lngGcj}`,
    title: name,
    content: address,
    output: 'html',
    coord_type: 'gcj02',
    src: SOURCE,
  });
  return {
    amap: `https://uri.amap.com/marker?${amap.toString()}`,
    baidu: `https://api.map.baidu.com/marker?${baidu.toString()}`,
  };
}
