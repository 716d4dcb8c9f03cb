import styles from "./blocks.module.css";

type Props = { heading: string | null; questions: { question: string; answer: string }[] };

/** Questions that open on their answers. */
export function QuestionsBlock({ heading, questions }: Props) {
  return (
    <section className={`container ${styles.block}`}>
      {heading && <h2>{heading}</h2>}
      <div className={`rows ${styles.questions}`}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
