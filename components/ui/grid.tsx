import { Children, type ReactNode } from "react";
import styles from "./grid.module.css";

type Props = {
  children: ReactNode;
  columns?: 2 | 3 | 4;
};

export function Grid({ children, columns = 3 }: Props) {
  return (
    <ul className={styles.grid} data-columns={columns}>
      {Children.map(children, (card) => (
        <li data-aos="fade">{card}</li>
      ))}
    </ul>
  );
}
