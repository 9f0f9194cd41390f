/** A region that has once had a place keeps it: nothing it lies beside moves when it is empty. */
export class Steady {
  private most = 0;

  see(high: number): number {
    return (this.most = Math.max(this.most, high));
  }
}
