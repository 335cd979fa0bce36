-- The writer imports content and makes the tables; the reader serves pages and can change nothing.
CREATE ROLE bank_writer LOGIN PASSWORD :'writer_password';
CREATE ROLE bank_reader LOGIN PASSWORD :'reader_password';

REVOKE ALL ON DATABASE :"DBNAME" FROM PUBLIC;
GRANT CONNECT, TEMPORARY ON DATABASE :"DBNAME" TO bank_writer;
GRANT CONNECT ON DATABASE :"DBNAME" TO bank_reader;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE, CREATE ON SCHEMA public TO bank_writer;
GRANT USAGE ON SCHEMA public TO bank_reader;

-- Also for tables that a later migration makes.
ALTER DEFAULT PRIVILEGES FOR ROLE bank_writer IN SCHEMA public GRANT SELECT ON TABLES TO bank_reader;
ALTER ROLE bank_reader SET default_transaction_read_only = on;

-- What visitors write stands in a schema of its own, which its role may fill and nobody else sees.
CREATE ROLE bank_visits LOGIN PASSWORD :'visits_password';
GRANT CONNECT ON DATABASE :"DBNAME" TO bank_visits;
CREATE SCHEMA visits AUTHORIZATION bank_visits;
ALTER ROLE bank_visits SET search_path = visits;
