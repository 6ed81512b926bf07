-- Requests are counted by Workers Observability, from the log's lines.
DROP TABLE request_figures;
