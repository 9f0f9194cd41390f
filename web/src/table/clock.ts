/** A clock in words: minutes and seconds, hours, or days for slow tables. */
const DAY = 86400000;

export function tell(ms: number): string {
  if (ms >= 2 * DAY) return `${Math.floor(ms / DAY)} d`;
  const seconds = Math.ceil(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
