/** 1 company administrator, 2 salesman, 3 zone manager, 4 branch manager (docs/books.md#roles). */
export type Role = 1 | 2 | 3 | 4;

export const everyone: readonly Role[] = [1, 2, 3, 4];

export const managers: readonly Role[] = [1, 3, 4];

export const administrator: readonly Role[] = [1];
